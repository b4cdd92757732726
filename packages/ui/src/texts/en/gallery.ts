/** The English of the section `gallery`, for `useTexts`. */
export const galleryTexts = {
  gallery: {
    label: (part: string) => `Pictures of ${part}`,
    picture: (index: string, count: string) => `Picture ${index} of ${count}`,
    previous: 'Previous picture',
    next: 'Next picture',
    enlarge: 'Enlarge the picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Whole picture',
    zoom: (percentage: string) => `Zoom ${percentage}`,
    hint: 'Zoom with the wheel, two fingers, or the keys + and −. Move the enlarged picture with the arrow keys.',
  },
};
