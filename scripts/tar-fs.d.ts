declare module "tar-fs" {
  export function extract(directory: string): NodeJS.WritableStream;
}
