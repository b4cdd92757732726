/// <reference types="vite/client" />
import { Link } from '../../elements/Link/Link.js';
import { Section } from '../../elements/Section/Section.js';
import { DocsPage } from '../DocsPage/DocsPage.js';
import { groups } from './content.js';
import { picture, screen, screens } from './ScreenMap.css.js';

/** The pictures that the visual tests compare. */
const pictures = import.meta.glob<string>('../../../stories/screenshots/*-default-surma-en-light-1280.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

const pictureOf = (name: string) =>
  pictures[`../../../stories/screenshots/${name.toLowerCase()}-default-surma-en-light-1280.png`];

/** `AllPartsScreen` as "All parts". */
const titleOf = (name: string) =>
  name.replace(/Screen$/, '').replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const backgrounds = ['page', 'sunken'] as const;

/** All screens as pictures, by who uses them. */
export const ScreenMap = () => (
  <DocsPage
    title="All screens"
    lead="What customers and dealers see, in the default brand. A picture leads to the screen with all of its states; the toolbar shows it in another brand, mode, language or size."
  >
    {Object.entries(groups).map(([group, names], index) => (
      <Section key={group} title={group} background={backgrounds[index % 2]}>
        <ul className={screens}>
          {names.map((name) => (
            <li key={name} className={screen}>
              <Link href={`./?path=/story/screens-${name.toLowerCase()}--default`} target="_top">
                <img className={picture} src={pictureOf(name)} alt="" width={1280} height={800} loading="lazy" />
                {titleOf(name)}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    ))}
  </DocsPage>
);
