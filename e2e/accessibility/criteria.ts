/** The terms of a VPAT. */
type Conformance = 'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable' | 'Not Evaluated';

/** A check of every story; `axe` lists the rules of axe that belong to the criterion. */
type Check = 'axe' | 'focus' | 'keyboard' | 'layout' | 'tree';

export interface Criterion {
  name: string;
  conformance: Conformance;
  checks?: Check[];
  /** Further tests: the file and the title, as in `docs/acceptance.md`. */
  tests?: string[];
  /** What the tests do not prove, or why the criterion does not apply. */
  remark?: string;
}

const supports = (name: string, proofs: Omit<Criterion, 'name' | 'conformance'>): Criterion => ({
  name,
  conformance: 'Supports',
  ...proofs,
});
const notApplicable = (name: string, remark: string): Criterion => ({ name, conformance: 'Not Applicable', remark });
const notEvaluated = (name: string, remark: string): Criterion => ({ name, conformance: 'Not Evaluated', remark });

const noMedia = 'There is no audio and no video.';
const words = 'A machine proves that it exists; only people can say whether the words help.';

const tests = {
  adminHeadings: 'pages.spec.ts for an admin › every dashboard page has a title and focuses its heading',
  customerHeadings: 'pages.spec.ts for a customer › every dashboard page has a title and focuses its heading',
  deletes: 'orders.spec.ts a customer › deletes an order after a confirmation',
  escape: 'AlertDialog.stories.tsx ClosesOnEscape',
  headings: 'pages.spec.ts every public page has a title and focuses its heading',
  invalidOrder: 'OrderForm.stories.tsx QuantityOutOfRange',
  invalidSignup: 'SignupScreen.stories.tsx Invalid',
  keyboard: 'keyboard.spec.ts with the keyboard › a new customer signs up, orders a part and deletes the order',
  language: 'language.spec.ts a visitor switches to Bangla, which is loaded then, and back',
  limits: 'orders.spec.ts a customer › orders between the minimum and the available quantity',
  menu: 'guards.spec.ts for a customer › the dashboard has the menu of a customer',
};

/** The day of the last change of the criteria below. */
export const evaluatedOn = '2026-11-22';

/** The success criteria of WCAG 2.2 by level, and 4.1.1, which the VPAT still lists. */
export const criteria: Record<'A' | 'AA', Record<string, Criterion>> = {
  A: {
    '1.1.1': supports('Non-text Content', {
      checks: ['axe'],
      remark:
        'The names of parts are the alternatives of their pictures. Whether a picture shows the part is for the dealer to check.',
    }),
    '1.2.1': notApplicable('Audio-only and Video-only (Prerecorded)', noMedia),
    '1.2.2': notApplicable('Captions (Prerecorded)', noMedia),
    '1.2.3': notApplicable('Audio Description or Media Alternative (Prerecorded)', noMedia),
    '1.3.1': supports('Info and Relationships', { checks: ['axe', 'tree'] }),
    '1.3.2': supports('Meaningful Sequence', { checks: ['tree'], tests: [tests.keyboard] }),
    '1.3.3': notEvaluated('Sensory Characteristics', 'People must read the texts.'),
    '1.4.1': supports('Use of Color', {
      checks: ['axe'],
      tests: [
        'stylesheets.test.ts the published styles › show each state by more than colour, and the focus by an outline',
      ],
    }),
    '1.4.2': notApplicable('Audio Control', noMedia),
    '2.1.1': supports('Keyboard', { checks: ['axe', 'keyboard'], tests: [tests.keyboard] }),
    '2.1.2': supports('No Keyboard Trap', { checks: ['keyboard'], tests: [tests.escape, tests.keyboard] }),
    '2.1.4': notApplicable('Character Key Shortcuts', 'No key is a shortcut.'),
    '2.2.1': supports('Timing Adjustable', {
      checks: ['axe'],
      tests: ['ToastsTimer.stories.tsx PausesWhileFocused'],
      remark: 'Only messages disappear by time; what they say is also on the page.',
    }),
    '2.2.2': supports('Pause, Stop, Hide', {
      checks: ['axe', 'layout'],
      tests: ['Carousel.stories.tsx Keyboard'],
      remark: 'Apart from loading states, only the carousel moves by itself; a button pauses it.',
    }),
    '2.3.1': notEvaluated(
      'Three Flashes or Below Threshold',
      'No style flashes, but flashes are not measured, and pictures come from the dealer.',
    ),
    '2.4.1': supports('Bypass Blocks', { checks: ['axe'], tests: [tests.keyboard] }),
    '2.4.2': supports('Page Titled', {
      checks: ['axe'],
      tests: [tests.headings, tests.customerHeadings, tests.adminHeadings],
    }),
    '2.4.3': supports('Focus Order', { checks: ['keyboard'], tests: [tests.keyboard, tests.escape] }),
    '2.4.4': supports('Link Purpose (In Context)', { checks: ['axe', 'tree'], remark: words }),
    '2.5.1': supports('Pointer Gestures', {
      tests: ['Carousel.stories.tsx Default'],
      remark: 'Only the carousel can be swiped, and it has buttons.',
    }),
    '2.5.2': notEvaluated(
      'Pointer Cancellation',
      'Controls act on the click, which happens on release; no test proves it.',
    ),
    '2.5.3': notEvaluated('Label in Name', 'The rule of axe is experimental and off.'),
    '2.5.4': notApplicable('Motion Actuation', 'Nothing reacts to motion of the device.'),
    '3.1.1': supports('Language of Page', { checks: ['axe'], tests: [tests.language] }),
    '3.2.1': supports('On Focus', { checks: ['focus'], tests: [tests.keyboard] }),
    '3.2.2': notEvaluated(
      'On Input',
      'Filters change the list and the address, not the page; no test covers every control.',
    ),
    '3.2.6': supports('Consistent Help', {
      checks: ['tree'],
      tests: ['visitor.spec.ts the home page › shows the dealer'],
      remark: 'Every page ends with the same footer.',
    }),
    '3.3.1': supports('Error Identification', { tests: [tests.invalidOrder, tests.invalidSignup, tests.limits] }),
    '3.3.2': supports('Labels or Instructions', { checks: ['axe', 'tree'], remark: words }),
    '3.3.7': supports('Redundant Entry', {
      tests: [
        'PurchaseScreen.stories.tsx KnownAddress',
        'drafts.spec.ts a draft › is restored after the login and after a reload, and deleted once it is sent',
      ],
    }),
    '4.1.1': notApplicable('Parsing', 'WCAG 2.2 has removed this criterion.'),
    '4.1.2': supports('Name, Role, Value', { checks: ['axe', 'tree'], remark: 'No screen reader is run.' }),
  },
  AA: {
    '1.2.4': notApplicable('Captions (Live)', noMedia),
    '1.2.5': notApplicable('Audio Description (Prerecorded)', noMedia),
    '1.3.4': supports('Orientation', { checks: ['layout'] }),
    '1.3.5': supports('Identify Input Purpose', {
      checks: ['axe'],
      tests: ['LoginForm.stories.tsx Empty', 'OrderForm.stories.tsx Empty', 'SignupForm.stories.tsx Empty'],
    }),
    '1.4.3': supports('Contrast (Minimum)', {
      checks: ['axe'],
      remark:
        'In every brand and mode of the library. `npx dealerkit-ui check-brand` measures the brand of a dealer. The text of the hero lies over the faded edge of a picture, which axe does not measure.',
    }),
    '1.4.4': supports('Resize Text', { checks: ['axe', 'layout'] }),
    '1.4.5': notEvaluated(
      'Images of Text',
      'The library draws text as text, but no test looks for text in pictures of the dealer.',
    ),
    '1.4.10': supports('Reflow', { checks: ['layout'] }),
    '1.4.11': notEvaluated(
      'Non-text Contrast',
      'Contrast of borders and icons is measured for the roles of a brand, not on each page.',
    ),
    '1.4.12': {
      name: 'Text Spacing',
      conformance: 'Not Evaluated',
      checks: ['axe'],
      remark: 'No page is measured with wider spacing.',
    },
    '1.4.13': notEvaluated(
      'Content on Hover or Focus',
      'No test hovers a control and then moves the pointer over what appears.',
    ),
    '2.4.5': supports('Multiple Ways', {
      tests: ['pages.spec.ts for an admin › every link leads to a page', tests.menu],
      remark: 'Parts are found by the list, the search and the home page.',
    }),
    '2.4.6': supports('Headings and Labels', {
      checks: ['tree'],
      tests: [tests.headings, tests.customerHeadings, tests.adminHeadings],
      remark: words,
    }),
    '2.4.7': supports('Focus Visible', { checks: ['focus'], tests: [tests.keyboard] }),
    '2.4.11': supports('Focus Not Obscured (Minimum)', { checks: ['focus'], tests: [tests.keyboard] }),
    '2.5.7': supports('Dragging Movements', {
      tests: [
        'keyboard.spec.ts an admin with the keyboard › corrects a pasted list, imports it across a broken connection, exports all parts and imports none twice',
      ],
      remark: 'Only a list of parts can be dropped on the page; it can also be pasted or chosen as a file.',
    }),
    '2.5.8': supports('Target Size (Minimum)', { checks: ['layout'] }),
    '3.1.2': {
      name: 'Language of Parts',
      conformance: 'Partially Supports',
      checks: ['axe'],
      remark:
        'Names and texts in Bangla script are marked as Bangla; other languages in a text of a customer are not recognised.',
    },
    '3.2.3': supports('Consistent Navigation', { checks: ['tree'], tests: [tests.menu] }),
    '3.2.4': notEvaluated(
      'Consistent Identification',
      'Each sentence has one place in the catalogue of texts; no test compares the names of controls.',
    ),
    '3.3.3': supports('Error Suggestion', { tests: [tests.invalidOrder, tests.limits], remark: words }),
    '3.3.4': supports('Error Prevention (Legal, Financial, Data)', { tests: [tests.deletes] }),
    '3.3.8': supports('Accessible Authentication (Minimum)', {
      tests: ['LoginForm.stories.tsx Empty', 'PasswordField.stories.tsx Default'],
      remark: 'Password managers can fill in the fields, and a password can be shown.',
    }),
    '4.1.3': supports('Status Messages', {
      tests: ['Toasts.stories.tsx Success', 'Toasts.stories.tsx RepeatedMessage'],
      remark: 'No screen reader is run.',
    }),
  },
};
