import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture of one colour at its left and another at its right, with some noise. */
export function paint(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 0, sigma: 12 } as const;
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: '#c01818' } as const;
  return sharp({ create: { width, height, channels: 3, background: '#1838c0', noise } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

/** A photograph of a phone, with its place, held upright: its left is red once it is turned. */
export const photo = (width = 2000, height = 1500): Promise<Buffer> =>
  paint(width, height)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '24/1 53/1 42/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

/** The same picture as another file. */
export function variantOf(jpeg: Buffer, text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(2 + text.length);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, Buffer.from(text), jpeg.subarray(2)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of a few kilobytes that says it has this many pixels. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(2 ** 22));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** An animation of two pictures. */
export const animation = async (): Promise<Buffer> => {
  const pictures = await Promise.all([paint(40, 30), paint(40, 30).negate()].map((each) => each.png().toBuffer()));
  return sharp(pictures, { join: { animated: true } })
    .webp()
    .toBuffer();
};
