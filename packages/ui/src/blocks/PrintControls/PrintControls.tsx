'use client';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { printIcon } from '../../elements/Icon/icons.js';
import { Select } from '../../elements/Select/Select.js';
import { useTexts } from '../../UiProvider.js';
import { printTexts } from '../../texts/en/print.js';
import type { Paper } from '../PrintoutFrame/usePageSize.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { controls, paperField } from './PrintControls.css.js';

export interface PrintControlsProps {
  /** The size of the paper. */
  paper: Paper;
  /** Called with the selected paper. */
  onPaperChange: (paper: Paper) => void;
  /** The language that the button switches to, with its own name. */
  otherLanguage: { locale: string; name: string };
  /** Switches to the other language; the paper is printed in the language of the page. */
  onLanguageChange: () => void;
  /** Opens the print dialog of the browser. */
  onPrint: () => void;
}

const papers: readonly Paper[] = ['a5', 'a4', 'receipt', 'receipt58'];

/** Selects the paper and the language of what is printed, and prints it. */
export const PrintControls = ({
  paper,
  onPaperChange,
  otherLanguage,
  onLanguageChange,
  onPrint,
}: PrintControlsProps) => {
  const { print } = useTexts(printTexts);
  return (
    <Stack direction="row" align="end" gap="xs" className={controls}>
      <div className={paperField}>
        <Select
          label={print.paper}
          value={paper}
          onChange={({ target }) => onPaperChange(papers.find((each) => each === target.value) ?? paper)}
        >
          {papers.map((each) => (
            <option key={each} value={each}>
              {print.papers[each]}
            </option>
          ))}
        </Select>
      </div>
      <Button onClick={onLanguageChange}>
        <span lang={otherLanguage.locale}>{otherLanguage.name}</span>
      </Button>
      <Button tone="accent" onClick={onPrint}>
        <Icon path={printIcon} /> {print.print}
      </Button>
    </Stack>
  );
};
