'use client';
import { Carousel } from '../../elements/Carousel/Carousel.js';
import { Picture } from '../../elements/Picture/Picture.js';
import type { ShowroomSlide } from '../../dealer.js';
import { useUi } from '../../UiProvider.js';
import { caption as captionText, image } from './ShowroomCarousel.css.js';

export interface ShowroomCarouselProps {
  /** The slides, in display order. */
  slides: ReadonlyArray<ShowroomSlide>;
}

/** A carousel of the showrooms, for a section with the brand background. */
export const ShowroomCarousel = ({ slides }: ShowroomCarouselProps) => {
  const { texts } = useUi();
  return (
    <Carousel
      label={texts.carousel.label}
      slides={slides.map(({ picture, caption }) => ({
        key: picture.src,
        name: caption,
        content: (
          <figure>
            <div className={image}>
              <Picture picture={picture} fit="cover" sizes="(min-width: 75rem) 75rem, 100vw" />
            </div>
            <figcaption className={captionText}>{caption}</figcaption>
          </figure>
        ),
      }))}
    />
  );
};
