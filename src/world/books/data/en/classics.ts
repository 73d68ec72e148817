/** Old books whose titles and authors are real: title, author, thousands of words, and an introduction of our own. */
export const classics = `
Pride and Prejudice | Jane Austen | 122 | Five daughters, no fortune and a rich new neighbour: Elizabeth Bennet judges Mr Darcy at a country ball and spends the rest of the book finding out how far she was wrong.
Emma | Jane Austen | 158 | Emma Woodhouse, handsome, clever and bored, arranges other people's marriages in Highbury and is mistaken about every one of them, her own included.
Persuasion | Jane Austen | 83 | Eight years ago Anne Elliot was talked out of marrying a penniless sailor. Now he is Captain Wentworth, rich, and a guest of her sister's family.
Northanger Abbey | Jane Austen | 77 | Catherine Morland has read too many Gothic novels, and a locked chest in an old abbey is all that her imagination needs.
Jane Eyre | Charlotte Brontë | 186 | A plain governess with a will of her own comes to Thornfield Hall, where the master is abrupt and somebody laughs at night on the third floor.
Wuthering Heights | Emily Brontë | 107 | Two houses on the moor, two generations, and Heathcliff, who loves and hates without measure in both of them.
The Tenant of Wildfell Hall | Anne Brontë | 171 | A young widow paints for a living and tells nobody where she came from; then a farmer who loves her is given her diary.
Great Expectations | Charles Dickens | 184 | Pip helps a convict on the marshes and later comes into money. He is quite sure that he knows who sent it.
A Tale of Two Cities | Charles Dickens | 135 | London and Paris, before and during the Terror, and a wasted lawyer who does one good thing.
A Christmas Carol | Charles Dickens | 28 | One night, three spirits and Ebenezer Scrooge, who is given the chance to see what his counting house has cost him.
Bleak House | Charles Dickens | 356 | A lawsuit that has outlived everyone who understood it, fog in the Strand, and Lady Dedlock, who recognises a handwriting.
Middlemarch | George Eliot | 316 | An idealist marries a dry scholar, a doctor marries a pretty face, and a whole provincial town looks on.
Silas Marner | George Eliot | 71 | A miserly weaver loses his gold and finds, on the same hearth, a child.
Far from the Madding Crowd | Thomas Hardy | 138 | Bathsheba Everdene inherits a farm, and with it three suitors: a shepherd, a neighbour and a sergeant.
Tess of the d'Urbervilles | Thomas Hardy | 150 | A poor family learns that it has a noble name, and sends its daughter to claim kin.
Frankenstein | Mary Shelley | 75 | A student of Ingolstadt makes a living creature and runs away from it. The creature has questions.
Dracula | Bram Stoker | 160 | Told in diaries, letters and telegrams: a solicitor visits a client in the Carpathians, and the client comes to Whitby.
Treasure Island | Robert Louis Stevenson | 67 | A map, a parrot, a cook with one leg, and Jim Hawkins in an apple barrel.
Strange Case of Dr Jekyll and Mr Hyde | Robert Louis Stevenson | 26 | A lawyer is puzzled by his friend's will, and by the small unpleasant man whom it names.
Kidnapped | Robert Louis Stevenson | 82 | David Balfour's uncle sells him to a ship's captain; Alan Breck comes aboard, and both must cross the Highlands with redcoats behind them.
The Time Machine | H. G. Wells | 32 | A dinner party hears where their host has been: eight hundred thousand years ahead, among the Eloi, and below them.
The War of the Worlds | H. G. Wells | 60 | A cylinder falls on Horsell Common, and the people of Surrey bring their children to look.
The Invisible Man | H. G. Wells | 49 | A stranger wrapped in bandages takes a room in a village inn in the snow.
Alice's Adventures in Wonderland | Lewis Carroll | 27 | A girl follows a rabbit with a watch, and nothing is the right size afterwards.
Through the Looking-Glass | Lewis Carroll | 29 | Behind the mirror lies a chessboard, and Alice means to be a queen.
The Picture of Dorian Gray | Oscar Wilde | 79 | A beautiful young man wishes that his portrait might grow old for him.
The Importance of Being Earnest | Oscar Wilde | 21 | Two gentlemen, one invented name, a handbag and Lady Bracknell.
The Moonstone | Wilkie Collins | 197 | A diamond disappears from a country house on a birthday, and everybody present tells a part of it.
The Woman in White | Wilkie Collins | 246 | On a road at midnight a drawing master meets a woman who has escaped from somewhere.
Vanity Fair | William Makepeace Thackeray | 303 | Becky Sharp leaves school with no money and a great deal of talent, and throws the dictionary out of the coach.
North and South | Elizabeth Gaskell | 182 | A parson's daughter from the south moves to a mill town and quarrels with its most obstinate master.
Cranford | Elizabeth Gaskell | 71 | A town in possession of the ladies, where economy is always elegant and a cow wears flannel.
Robinson Crusoe | Daniel Defoe | 121 | Twenty-eight years on an island, and one morning a footprint.
Gulliver's Travels | Jonathan Swift | 104 | A ship's surgeon is too large for one country, too small for the next, and ashamed in the last.
Moby-Dick; or, The Whale | Herman Melville | 209 | A captain, a crew from every ocean and a white whale. This edition has the whole voyage, with the chapters on ropes, blubber and the colour white.
Bartleby, the Scrivener | Herman Melville | 14 | A copyist on Wall Street, asked to check a page, answers that he would prefer not to.
The Scarlet Letter | Nathaniel Hawthorne | 63 | Hester Prynne wears her letter in the market place of Boston and will not name the father.
Little Women | Louisa May Alcott | 186 | Four sisters, a war, a piano and the boy next door.
Adventures of Huckleberry Finn | Mark Twain | 111 | A boy and a runaway slave go down the great river on a raft, and the boy has to decide what is right.
The Adventures of Tom Sawyer | Mark Twain | 71 | A fence to be whitewashed, a graveyard at midnight and a cave with one candle.
The Call of the Wild | Jack London | 32 | Buck, a judge's dog from California, is stolen and sold to the Klondike.
White Fang | Jack London | 72 | A wolf cub learns the laws of the wild, then those of cruel men, and last those of a kind one.
Walden | Henry David Thoreau | 115 | Two years by a pond, with accounts: what a house costs, how much beans bring, and why.
The Age of Innocence | Edith Wharton | 102 | New York in the seventies, a suitable engagement and an unsuitable cousin.
Ethan Frome | Edith Wharton | 35 | A farm in the snow, a sick wife, her cousin and a sled.
The Turn of the Screw | Henry James | 43 | A governess at Bly has two perfect pupils and sees two people who ought not to be there.
The Portrait of a Lady | Henry James | 231 | Isabel Archer wants to be free and is given money to be so, which is where her trouble begins.
Heart of Darkness | Joseph Conrad | 39 | On a yawl in the Thames Marlow tells of another river, and of the man at the end of it.
Lord Jim | Joseph Conrad | 130 | A mate jumps from a ship that does not sink, and spends his life leaving ports.
The Adventures of Sherlock Holmes | Arthur Conan Doyle | 104 | Twelve cases, among them a league of red-headed men, a goose and a speckled band.
The Hound of the Baskervilles | Arthur Conan Doyle | 59 | A baronet is found dead on the edge of the moor, and near him the footprints of a gigantic hound.
The Jungle Book | Rudyard Kipling | 51 | Mowgli among the wolves, a mongoose in the bathroom and a white seal.
Peter Pan | J. M. Barrie | 47 | All children, except one, grow up; this is about the one, and about the three who flew with him.
The Wind in the Willows | Kenneth Grahame | 58 | Mole leaves his spring cleaning, meets the Rat and the river, and tries to keep Toad out of motor cars.
The Secret Garden | Frances Hodgson Burnett | 80 | A sour little girl, a locked garden on the Yorkshire moor, and crying behind a wall.
A Room with a View | E. M. Forster | 67 | Lucy Honeychurch is kissed in a field of violets near Florence and engaged to somebody else in Surrey.
Three Men in a Boat | Jerome K. Jerome | 67 | Three friends and a fox terrier row up the Thames with too many tins and no opener.
The Diary of a Nobody | George and Weedon Grossmith | 42 | Mr Pooter of Brickfield Terrace paints the bath red and writes it all down.
Sonnets | William Shakespeare | 18 | A hundred and fifty-four poems about time, a young man, a dark lady and the poet's own pen.
Leaves of Grass | Walt Whitman | 122 | One man's catalogue of everybody, which he went on enlarging for the rest of his life.
`;
