// pngjs ships no types; these are the parts that are used here.
declare module 'pngjs' {
  export class PNG {
    constructor(options: { width: number; height: number });
    width: number;
    height: number;
    /** Four bytes for each pixel, row by row: red, green, blue, opacity. */
    data: Buffer;
    static sync: {
      read(file: Buffer): PNG;
      write(
        picture: PNG,
        options?: { colorType?: number; deflateLevel?: number; deflateStrategy?: number; filterType?: number },
      ): Buffer;
    };
  }
}
