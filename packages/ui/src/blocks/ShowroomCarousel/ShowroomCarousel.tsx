'use client';
import { Carousel } from '../../elements/Carousel/Carousel.js';
import { Picture } from '../../elements/Picture/Picture.js';
import type { ShowroomSlide } from '../../dealer.js';
import { useUi } from '../../UiProvider.js';
import { caption as captionText, view } from './ShowroomCarousel.css.js';

export interface ShowroomCarouselProps {
  /** What the dealer shows of the shop, in order. */
  slides: readonly ShowroomSlide[];
}

/** A walk through the showrooms; it stands on the brand. */
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
            <div className={view}>
              <Picture picture={picture} fit="cover" sizes="(min-width: 75rem) 75rem, 100vw" />
            </div>
            <figcaption className={captionText}>{caption}</figcaption>
          </figure>
        ),
      }))}
    />
  );
};
