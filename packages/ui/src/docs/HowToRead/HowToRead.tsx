import { Notice } from '../../elements/Notice/Notice.js';
import { Section } from '../../elements/Section/Section.js';
import { DocsPage } from '../DocsPage/DocsPage.js';
import { prose, stack } from '../DocsPage/DocsPage.css.js';
import { changeSteps, checks, folders, states, toolbar } from './content.js';
import { number, step, steps } from './HowToRead.css.js';
import { TermList } from './TermList.js';

/** The introduction for designers. */
export const HowToRead = () => (
  <DocsPage
    title="How to read these stories"
    lead="The whole shop without a server: every screen and every component, in every state. The stories show the same code that customers use."
  >
    <Section title="The folders">
      <div className={stack}>
        <p className={prose}>
          The folders go from large to small. Start with a screen; its blocks and elements are in the folders below,
          under their own names.
        </p>
        <TermList terms={folders} />
      </div>
    </Section>
    <Section title="The toolbar" background="sunken">
      <div className={stack}>
        <p className={prose}>
          A choice in the toolbar applies to every story, so you can see all screens in dark mode, in Bangla or in
          another brand. There are no copies of stories for these variants.
        </p>
        <TermList terms={toolbar} />
      </div>
    </Section>
    <Section title="The states">
      <div className={stack}>
        <p className={prose}>
          A story is named after the state it shows. A design is complete when all of these states are drawn: most
          customers see the loading state before they see the content.
        </p>
        <TermList terms={states} />
      </div>
    </Section>
    <Section title="The checks" background="sunken">
      <div className={stack}>
        <p className={prose}>
          Each story is also a test. It runs in a real browser for every change, and a change is merged only when all of
          these checks pass.
        </p>
        <TermList terms={checks} />
      </div>
    </Section>
    <Section title="How to propose a change">
      <div className={stack}>
        <ol className={steps}>
          {changeSteps.map((sentence, index) => (
            <li key={sentence} className={step}>
              <span className={number} aria-hidden="true">
                {index + 1}
              </span>
              <span>{sentence}</span>
            </li>
          ))}
        </ol>
        <Notice title="Before you open it">
          What do users see first? Is there one main action? Do any elements touch or overlap, or almost align? Would
          you buy a clutch here?
        </Notice>
      </div>
    </Section>
  </DocsPage>
);
