/** The icons that web pages refer to by name. */
import accountIcon from "@material-symbols/svg-400/rounded/account_circle.svg?raw";
import animalIcon from "@material-symbols/svg-400/rounded/pets.svg?raw";
import articleIcon from "@material-symbols/svg-400/rounded/article.svg?raw";
import awardIcon from "@material-symbols/svg-400/rounded/military_tech.svg?raw";
import bikeIcon from "@material-symbols/svg-400/rounded/pedal_bike.svg?raw";
import bookIcon from "@material-symbols/svg-400/rounded/menu_book.svg?raw";
import buildingIcon from "@material-symbols/svg-400/rounded/apartment.svg?raw";
import busIcon from "@material-symbols/svg-400/rounded/directions_bus.svg?raw";
import calendarIcon from "@material-symbols/svg-400/rounded/calendar_month.svg?raw";
import cameraIcon from "@material-symbols/svg-400/rounded/photo_camera.svg?raw";
import campaignIcon from "@material-symbols/svg-400/rounded/campaign.svg?raw";
import cartIcon from "@material-symbols/svg-400/rounded/shopping_cart.svg?raw";
import celebrationIcon from "@material-symbols/svg-400/rounded/celebration.svg?raw";
import cityIcon from "@material-symbols/svg-400/rounded/location_city.svg?raw";
import cloudIcon from "@material-symbols/svg-400/rounded/cloud.svg?raw";
import computerIcon from "@material-symbols/svg-400/rounded/computer.svg?raw";
import craftIcon from "@material-symbols/svg-400/rounded/carpenter.svg?raw";
import deliveryIcon from "@material-symbols/svg-400/rounded/local_shipping.svg?raw";
import diamondIcon from "@material-symbols/svg-400/rounded/diamond.svg?raw";
import drinkIcon from "@material-symbols/svg-400/rounded/local_cafe.svg?raw";
import familyIcon from "@material-symbols/svg-400/rounded/family_restroom.svg?raw";
import fitnessIcon from "@material-symbols/svg-400/rounded/fitness_center.svg?raw";
import flagIcon from "@material-symbols/svg-400/rounded/flag.svg?raw";
import flightIcon from "@material-symbols/svg-400/rounded/flight.svg?raw";
import foodIcon from "@material-symbols/svg-400/rounded/restaurant.svg?raw";
import gardenIcon from "@material-symbols/svg-400/rounded/yard.svg?raw";
import globeIcon from "@material-symbols/svg-400/rounded/public.svg?raw";
import healthIcon from "@material-symbols/svg-400/rounded/health_and_safety.svg?raw";
import helpIcon from "@material-symbols/svg-400/rounded/help.svg?raw";
import historyIcon from "@material-symbols/svg-400/rounded/history_edu.svg?raw";
import homeIcon from "@material-symbols/svg-400/rounded/home.svg?raw";
import ideaIcon from "@material-symbols/svg-400/rounded/lightbulb.svg?raw";
import islandIcon from "@material-symbols/svg-400/rounded/beach_access.svg?raw";
import labIcon from "@material-symbols/svg-400/rounded/science.svg?raw";
import landmarkIcon from "@material-symbols/svg-400/rounded/account_balance.svg?raw";
import lawIcon from "@material-symbols/svg-400/rounded/gavel.svg?raw";
import mapIcon from "@material-symbols/svg-400/rounded/map.svg?raw";
import mountainIcon from "@material-symbols/svg-400/rounded/landscape.svg?raw";
import museumIcon from "@material-symbols/svg-400/rounded/museum.svg?raw";
import musicIcon from "@material-symbols/svg-400/rounded/music_note.svg?raw";
import paletteIcon from "@material-symbols/svg-400/rounded/palette.svg?raw";
import parkIcon from "@material-symbols/svg-400/rounded/park.svg?raw";
import paymentsIcon from "@material-symbols/svg-400/rounded/payments.svg?raw";
import planetIcon from "@material-symbols/svg-400/rounded/planet.svg?raw";
import plantIcon from "@material-symbols/svg-400/rounded/potted_plant.svg?raw";
import powerIcon from "@material-symbols/svg-400/rounded/bolt.svg?raw";
import recyclingIcon from "@material-symbols/svg-400/rounded/recycling.svg?raw";
import reportIcon from "@material-symbols/svg-400/rounded/report.svg?raw";
import routerIcon from "@material-symbols/svg-400/rounded/router.svg?raw";
import rulerIcon from "@material-symbols/svg-400/rounded/straighten.svg?raw";
import schoolIcon from "@material-symbols/svg-400/rounded/school.svg?raw";
import scienceIcon from "@material-symbols/svg-400/rounded/experiment.svg?raw";
import searchIcon from "@material-symbols/svg-400/rounded/search.svg?raw";
import securityIcon from "@material-symbols/svg-400/rounded/security.svg?raw";
import shipIcon from "@material-symbols/svg-400/rounded/directions_boat.svg?raw";
import shoeIcon from "@material-symbols/svg-400/rounded/steps.svg?raw";
import snowIcon from "@material-symbols/svg-400/rounded/ac_unit.svg?raw";
import sportIcon from "@material-symbols/svg-400/rounded/sports_soccer.svg?raw";
import starIcon from "@material-symbols/svg-400/rounded/star.svg?raw";
import storeIcon from "@material-symbols/svg-400/rounded/storefront.svg?raw";
import supportIcon from "@material-symbols/svg-400/rounded/support_agent.svg?raw";
import theaterIcon from "@material-symbols/svg-400/rounded/theater_comedy.svg?raw";
import ticketIcon from "@material-symbols/svg-400/rounded/confirmation_number.svg?raw";
import toolsIcon from "@material-symbols/svg-400/rounded/build.svg?raw";
import toyIcon from "@material-symbols/svg-400/rounded/toys.svg?raw";
import trainIcon from "@material-symbols/svg-400/rounded/train.svg?raw";
import treeIcon from "@material-symbols/svg-400/rounded/forest.svg?raw";
import warrantyIcon from "@material-symbols/svg-400/rounded/verified_user.svg?raw";
import waterIcon from "@material-symbols/svg-400/rounded/water_drop.svg?raw";
import waveIcon from "@material-symbols/svg-400/rounded/waves.svg?raw";
import workIcon from "@material-symbols/svg-400/rounded/work.svg?raw";
import nightIcon from "@material-symbols/svg-400/rounded/bedtime.svg?raw";
import phoneIcon from "@material-symbols/svg-400/rounded/mobile.svg?raw";
import shapesIcon from "@material-symbols/svg-400/rounded/category.svg?raw";
import type { PictureIcon } from "#world/web/page.ts";

const icons: Record<PictureIcon, string> = {
  account: accountIcon,
  animal: animalIcon,
  article: articleIcon,
  award: awardIcon,
  bike: bikeIcon,
  book: bookIcon,
  building: buildingIcon,
  bus: busIcon,
  calendar: calendarIcon,
  camera: cameraIcon,
  campaign: campaignIcon,
  cart: cartIcon,
  celebration: celebrationIcon,
  city: cityIcon,
  cloud: cloudIcon,
  computer: computerIcon,
  craft: craftIcon,
  delivery: deliveryIcon,
  diamond: diamondIcon,
  drink: drinkIcon,
  family: familyIcon,
  fitness: fitnessIcon,
  flag: flagIcon,
  flight: flightIcon,
  food: foodIcon,
  garden: gardenIcon,
  globe: globeIcon,
  health: healthIcon,
  help: helpIcon,
  history: historyIcon,
  home: homeIcon,
  idea: ideaIcon,
  island: islandIcon,
  lab: labIcon,
  landmark: landmarkIcon,
  law: lawIcon,
  map: mapIcon,
  mountain: mountainIcon,
  museum: museumIcon,
  music: musicIcon,
  night: nightIcon,
  palette: paletteIcon,
  park: parkIcon,
  payments: paymentsIcon,
  phone: phoneIcon,
  planet: planetIcon,
  plant: plantIcon,
  power: powerIcon,
  recycling: recyclingIcon,
  report: reportIcon,
  router: routerIcon,
  ruler: rulerIcon,
  school: schoolIcon,
  science: scienceIcon,
  search: searchIcon,
  security: securityIcon,
  shapes: shapesIcon,
  ship: shipIcon,
  shoe: shoeIcon,
  snow: snowIcon,
  sport: sportIcon,
  star: starIcon,
  store: storeIcon,
  support: supportIcon,
  theater: theaterIcon,
  ticket: ticketIcon,
  tools: toolsIcon,
  toy: toyIcon,
  train: trainIcon,
  tree: treeIcon,
  warranty: warrantyIcon,
  water: waterIcon,
  wave: waveIcon,
  work: workIcon,
};
export const iconOf = (name: PictureIcon): string => icons[name];
