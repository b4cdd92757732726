import { Notice } from '../../elements/Notice/Notice.js';
import { Section } from '../../elements/Section/Section.js';
import { languages } from '../../languages.js';
import { brands } from '../../theme/brands.js';
import { DocsPage } from '../DocsPage/DocsPage.js';
import { prose, stack } from '../DocsPage/DocsPage.css.js';
import { number, step, steps } from './HowToRead.css.js';
import { Pairs } from './Pairs.js';
import { proofs, proposal, shelves, states } from './answers.js';

const tools = [
  { term: 'Brand', told: `${Object.keys(brands).join(', ')}. The same components in another dealer's look.` },
  { term: 'Mode', told: 'Light, dark, or as your system has it.' },
  {
    term: 'Language',
    told: `${Object.values(languages)
      .map(({ name }) => name)
      .join(', ')}. Words, digits, currency and line heights change with it.`,
  },
  { term: 'Viewport', told: 'The phone is drawn first. Look at 320, 360, 768 and 1280 before you judge a layout.' },
  { term: 'Accessibility', told: 'The panel under each story says what axe found. It must find nothing.' },
];

/** What a designer needs to know before the first story. */
export const HowToRead = () => (
  <DocsPage
    title="How to read these stories"
    lead="This is the whole shop without a server: every screen, every block it is made of, in every state it can be in. What you see here is the code that shoppers get."
  >
    <Section title="The shelves">
      <div className={stack}>
        <p className={prose}>
          Folders go from large to small. Start with a screen; when something in it looks wrong, its block and its
          element stand further down under the same name.
        </p>
        <Pairs pairs={shelves} />
      </div>
    </Section>
    <Section title="The toolbar" background="sunken">
      <div className={stack}>
        <p className={prose}>
          Choices in the toolbar hold for every story, so one walk through the screens shows them all in dark, in Bangla
          or in another brand. Stories are never copied for a look.
        </p>
        <Pairs pairs={tools} />
      </div>
    </Section>
    <Section title="The states">
      <div className={stack}>
        <p className={prose}>
          A story is a state, named after it. A design is not finished while one of these has not been drawn: most
          shoppers meet the loading state before they meet the full one.
        </p>
        <Pairs pairs={states} />
      </div>
    </Section>
    <Section title="How a story proves itself" background="sunken">
      <div className={stack}>
        <p className={prose}>
          Each story is a test too. It is drawn in a real browser for every change, and the change is refused when one
          of these does not hold.
        </p>
        <Pairs pairs={proofs} />
      </div>
    </Section>
    <Section title="How to propose a change">
      <div className={stack}>
        <ol className={steps}>
          {proposal.map((sentence, index) => (
            <li key={sentence} className={step}>
              <span className={number} aria-hidden="true">
                {index + 1}
              </span>
              <span>{sentence}</span>
            </li>
          ))}
        </ol>
        <Notice title="Before you send it">
          Where does the eye go first? Is there one main action? Does anything touch that should not, or nearly align?
          Would you buy a clutch here?
        </Notice>
      </div>
    </Section>
  </DocsPage>
);
