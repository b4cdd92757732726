/** The width of a card's picture divided by its height. */
export const CARD_FORMAT = 10 / 9;

/** The greatest width of a cropped picture in pixels, that of the largest file of an uploaded picture. */
const MAX_WIDTH = 1600;

/** How a picture is placed in the format of a card. */
export interface Crop {
  /** 1 shows the whole picture. */
  zoom: number;
  /** The position as in `object-position`: 0 is the left edge, 1 the right one. */
  x: number;
  /** 0 is the top edge, 1 the bottom one. */
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Where the picture is drawn, as fractions of the width and the height of the frame. */
export const cropRect = ({ width, height }: Size, { zoom, x, y }: Crop) => {
  const format = width / height;
  const drawn = {
    width: zoom * Math.min(1, format / CARD_FORMAT),
    height: zoom * Math.min(1, CARD_FORMAT / format),
  };
  return { ...drawn, left: x * (1 - drawn.width), top: y * (1 - drawn.height) };
};

/** The size of the cropped picture in pixels, which enlarges nothing. */
export const croppedSize = ({ width, height }: Size, { zoom }: Crop): Size => {
  const frame = Math.max(width, height * CARD_FORMAT) / zoom;
  const fitting = Math.max(1, Math.round(Math.min(frame, MAX_WIDTH)));
  return { width: fitting, height: Math.max(1, Math.round(fitting / CARD_FORMAT)) };
};
