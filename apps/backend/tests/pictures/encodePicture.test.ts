import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodePicture } from '../../src/pictures/encodePicture.ts';
import type { EncodedPicture } from '../../src/store/pictures/PictureStore.ts';
import { animation, paint, photo, pngBomb, variantOf } from './samples.ts';

/** The colour of the middle of a half of a picture. */
async function colourAt(content: Uint8Array, half: 'left' | 'right' | 'top' | 'bottom') {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [x, y] = { left: [0.25, 0.5], right: [0.75, 0.5], top: [0.5, 0.25], bottom: [0.5, 0.75] }[half] as [
    number,
    number,
  ];
  const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const isRed = ([red = 0, , blue = 0]: number[]) => red > blue + 60;

const fileOf = ({ files }: EncodedPicture, width: number, format: string) => {
  const file = files.find((each) => each.width === width && each.format === format);
  if (!file) throw new Error(`There is no ${format} of ${width}.`);
  return file.content;
};

describe('a picture', () => {
  test('is encoded in three formats and all widths, without what the camera adds to it', async () => {
    const encoded = await encodePicture(await photo(2000, 1500));
    expect(encoded).toMatchObject({ width: 1600, height: 1200 });
    for (const format of ['avif', 'webp', 'jpg']) {
      for (const width of [160, 320, 400, 640, 960, 1600]) {
        const content = fileOf(encoded, width, format);
        const found = await sharp(content).metadata();
        expect([format, width, found.width, found.height]).toEqual([format, width, width, width * 0.75]);
        expect([found.exif, found.icc, found.xmp]).toEqual([undefined, undefined, undefined]);
        expect(isRed(await colourAt(content, 'left'))).toBe(true);
        expect(isRed(await colourAt(content, 'right'))).toBe(false);
      }
    }
    expect(encoded.files).toHaveLength(18);
  });

  test('keeps nothing of a file but its pixels', async () => {
    const script = '<script>alert(document.cookie)</script>';
    const jpeg = variantOf(await photo(400, 300), script);
    const { files } = await encodePicture(Buffer.concat([jpeg, Buffer.from(`PK\u0003\u0004${script}`)]));
    for (const { content } of files) {
      for (const hidden of ['<script', 'PK\u0003\u0004', 'Phone', 'Exif'])
        expect(Buffer.from(content).includes(hidden)).toBe(false);
    }
  });

  test('is never enlarged', async () => {
    const encoded = await encodePicture(await photo(700, 525));
    expect(encoded).toMatchObject({ width: 700, height: 525 });
    expect(new Set(encoded.files.map(({ width }) => width))).toEqual(new Set([160, 320, 400, 640, 960]));
    expect((await sharp(fileOf(encoded, 960, 'jpg')).metadata()).width).toBe(700);
    const small = await encodePicture(await photo(40, 30));
    expect(small.files.map(({ width }) => width)).toEqual([160, 160, 160]);
  });

  test('stands as it was held', async () => {
    const turned = await paint(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const encoded = await encodePicture(turned);
    expect(encoded).toMatchObject({ width: 300, height: 400 });
    const content = fileOf(encoded, 160, 'jpg');
    expect([isRed(await colourAt(content, 'top')), isRed(await colourAt(content, 'bottom'))]).toEqual([true, false]);
  });

  test('that is far higher than wide is as high as two widths', async () => {
    const tall = await sharp({ create: { width: 300, height: 30_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await encodePicture(tall)).toMatchObject({ width: 32, height: 3200 });
  });

  test('keeps what is transparent, and is white there as a JPEG', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = await sharp({ create: { width: 40, height: 30, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const encoded = await encodePicture(png);
    expect(await colourAt(fileOf(encoded, 160, 'jpg'), 'left')).toEqual([255, 255, 255]);
    for (const format of ['avif', 'webp']) {
      expect((await sharp(fileOf(encoded, 160, format)).stats()).isOpaque).toBe(false);
    }
  });

  test.each([
    ['a CMYK JPEG', () => paint(400, 300).toColourspace('cmyk').jpeg().toBuffer(), 'cmyk', 'uchar'],
    ['a PNG of 16 bits', () => paint(400, 300).toColourspace('rgb16').png().toBuffer(), 'rgb16', 'ushort'],
    [
      'a grey PNG',
      () =>
        sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
          .toColourspace('b-w')
          .png()
          .toBuffer(),
      'b-w',
      'uchar',
    ],
  ])('that is %s becomes sRGB of 8 bits', async (_what, make, space, depth) => {
    const made = await make();
    expect(await sharp(made).metadata()).toMatchObject({ space, depth });
    const encoded = await encodePicture(made);
    for (const { content, format } of encoded.files) {
      expect([format, await sharp(content).metadata()]).toMatchObject([format, { space: 'srgb', depth: 'uchar' }]);
      expect(isRed(await colourAt(content, 'left'))).toBe(space !== 'b-w');
    }
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('what is no picture of the four formats', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['an SVG', () => Buffer.from(svg), /is no JPEG/],
    ['a text', () => Buffer.from('GIF89a/*'), /is no JPEG/],
    ['nothing', () => Buffer.alloc(0), /is no JPEG/],
    ['a TIFF', () => paint(40, 30).tiff().toBuffer(), /is no JPEG/],
    ['a GIF', () => paint(40, 30).gif().toBuffer(), /is no JPEG/],
    [
      'a PDF that contains a JPEG',
      async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await photo(40, 30)]),
      /is no JPEG/,
    ],
    ['an animation', animation, /is animated/],
    ['50,000 x 50,000 pixels in a few kilobytes', () => pngBomb(50_000, 50_000), /more than 24 megapixels/],
    ['a PNG with fewer pixels than it says', () => pngBomb(4000, 3000), /is damaged/],
    ['the first half of a JPEG', async () => (await photo()).subarray(0, 20_000), /is damaged/],
  ])('such as %s, is refused', async (_what, make, message) => {
    await expect(encodePicture(await make())).rejects.toThrow(message);
  });
});
