/** The terms of a VPAT. */
type Conformance = 'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable' | 'Not Evaluated';

/** A check of every story; `axe` lists the rules of axe that belong to the criterion. */
type Check = 'axe' | 'focus' | 'keyboard' | 'layout' | 'tree';

interface Criterion {
  name: string;
  conformance: Conformance;
  checks?: Check[];
  /** Further tests: the file and the title, as in `docs/acceptance.md`. */
  tests?: string[];
  /** What the tests do not prove, or why the criterion does not apply. */
  remark?: string;
}

const notApplicable = (name: string, remark: string): Criterion => ({ name, conformance: 'Not Applicable', remark });
const notEvaluated = (name: string, remark: string): Criterion => ({ name, conformance: 'Not Evaluated', remark });

const noMedia = 'There is no audio and no video.';
const words = 'A machine proves that it exists; only people can say whether the words help.';

const tests = {
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

/** The success criteria of WCAG 2.2 by level. */
export const criteria: Record<'A' | 'AA', Record<string, Criterion>> = {
  A: {
    '1.1.1': {
      name: 'Non-text Content',
      conformance: 'Supports',
      checks: ['axe'],
      remark:
        'The names of parts are the alternatives of their pictures. Whether a picture shows the part is for the dealer to check.',
    },
    '1.2.1': notApplicable('Audio-only and Video-only (Prerecorded)', noMedia),
    '1.2.2': notApplicable('Captions (Prerecorded)', noMedia),
    '1.2.3': notApplicable('Audio Description or Media Alternative', noMedia),
    '1.3.1': { name: 'Info and Relationships', conformance: 'Supports', checks: ['axe', 'tree'] },
    '1.3.2': { name: 'Meaningful Sequence', conformance: 'Supports', checks: ['tree'], tests: [tests.keyboard] },
    '1.3.3': notEvaluated('Sensory Characteristics', 'People must read the texts.'),
    '1.4.1': {
      name: 'Use of Color',
      conformance: 'Supports',
      checks: ['axe'],
      tests: [
        'stylesheets.test.ts the published styles › show each state by more than colour, and the focus by an outline',
      ],
    },
    '1.4.2': notApplicable('Audio Control', noMedia),
    '2.1.1': { name: 'Keyboard', conformance: 'Supports', checks: ['axe', 'keyboard'], tests: [tests.keyboard] },
    '2.1.2': {
      name: 'No Keyboard Trap',
      conformance: 'Supports',
      checks: ['keyboard'],
      tests: [tests.escape, tests.keyboard],
    },
    '2.1.4': notApplicable('Character Key Shortcuts', 'No key is a shortcut.'),
    '2.2.1': {
      name: 'Timing Adjustable',
      conformance: 'Supports',
      checks: ['axe'],
      tests: ['ToastsTimer.stories.tsx PausesWhileFocused'],
      remark: 'Only messages disappear by time; what they say is also on the page.',
    },
    '2.2.2': { name: 'Pause, Stop, Hide', conformance: 'Supports', checks: ['axe', 'layout'] },
    '2.3.1': notEvaluated(
      'Three Flashes or Below Threshold',
      'No style flashes, but flashes are not measured, and pictures come from the dealer.',
    ),
    '2.4.1': { name: 'Bypass Blocks', conformance: 'Supports', checks: ['axe'], tests: [tests.keyboard] },
    '2.4.2': { name: 'Page Titled', conformance: 'Supports', checks: ['axe'], tests: [tests.headings] },
    '2.4.3': {
      name: 'Focus Order',
      conformance: 'Supports',
      checks: ['keyboard'],
      tests: [tests.keyboard, tests.escape],
    },
    '2.4.4': { name: 'Link Purpose (In Context)', conformance: 'Supports', checks: ['axe', 'tree'], remark: words },
    '2.5.1': {
      name: 'Pointer Gestures',
      conformance: 'Supports',
      tests: ['Carousel.stories.tsx Keyboard'],
      remark: 'Only the carousel can be swiped, and it has buttons.',
    },
    '2.5.2': notEvaluated(
      'Pointer Cancellation',
      'Controls act on the click, which happens on release; no test proves it.',
    ),
    '2.5.3': notEvaluated('Label in Name', 'The rule of axe is experimental and off.'),
    '2.5.4': notApplicable('Motion Actuation', 'Nothing reacts to motion of the device.'),
    '3.1.1': { name: 'Language of Page', conformance: 'Supports', checks: ['axe'], tests: [tests.language] },
    '3.2.1': { name: 'On Focus', conformance: 'Supports', checks: ['focus'], tests: [tests.keyboard] },
    '3.2.2': notEvaluated(
      'On Input',
      'Filters change the list and the address, not the page; no test covers every control.',
    ),
    '3.2.6': {
      name: 'Consistent Help',
      conformance: 'Supports',
      tests: ['visitor.spec.ts the home page › shows the dealer'],
      remark: 'Every page ends with the same footer.',
    },
    '3.3.1': {
      name: 'Error Identification',
      conformance: 'Supports',
      tests: [tests.invalidOrder, tests.invalidSignup, tests.limits],
    },
    '3.3.2': { name: 'Labels or Instructions', conformance: 'Supports', checks: ['axe', 'tree'], remark: words },
    '3.3.7': {
      name: 'Redundant Entry',
      conformance: 'Supports',
      tests: [
        'PurchaseScreen.stories.tsx KnownAddress',
        'drafts.spec.ts a draft › is restored after the login and after a reload, and deleted once it is sent',
      ],
    },
    '4.1.2': {
      name: 'Name, Role, Value',
      conformance: 'Supports',
      checks: ['axe', 'tree'],
      remark: 'No screen reader is run.',
    },
  },
  AA: {
    '1.2.4': notApplicable('Captions (Live)', noMedia),
    '1.2.5': notApplicable('Audio Description (Prerecorded)', noMedia),
    '1.3.4': { name: 'Orientation', conformance: 'Supports', checks: ['layout'] },
    '1.3.5': { name: 'Identify Input Purpose', conformance: 'Supports', checks: ['axe'] },
    '1.4.3': {
      name: 'Contrast (Minimum)',
      conformance: 'Supports',
      checks: ['axe'],
      remark: 'In every brand and mode of the library. `npx dealerkit-ui check-brand` measures the brand of a dealer.',
    },
    '1.4.4': { name: 'Resize Text', conformance: 'Supports', checks: ['axe', 'layout'] },
    '1.4.5': notEvaluated(
      'Images of Text',
      'The library draws text as text, but no test looks for text in pictures of the dealer.',
    ),
    '1.4.10': { name: 'Reflow', conformance: 'Supports', checks: ['layout'] },
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
    '2.4.5': {
      name: 'Multiple Ways',
      conformance: 'Supports',
      tests: ['pages.spec.ts for an admin › every link leads to a page', tests.menu],
      remark: 'Parts are found by the list, the search and the home page.',
    },
    '2.4.6': {
      name: 'Headings and Labels',
      conformance: 'Supports',
      checks: ['tree'],
      tests: [tests.headings],
      remark: words,
    },
    '2.4.7': { name: 'Focus Visible', conformance: 'Supports', checks: ['focus'], tests: [tests.keyboard] },
    '2.4.11': {
      name: 'Focus Not Obscured (Minimum)',
      conformance: 'Supports',
      checks: ['focus'],
      tests: [tests.keyboard],
    },
    '2.5.7': notApplicable('Dragging Movements', 'Nothing is dragged.'),
    '2.5.8': { name: 'Target Size (Minimum)', conformance: 'Supports', checks: ['layout'] },
    '3.1.2': {
      name: 'Language of Parts',
      conformance: 'Partially Supports',
      checks: ['axe'],
      remark:
        'Names and texts in Bangla script are marked as Bangla; other languages in a text of a customer are not recognised.',
    },
    '3.2.3': { name: 'Consistent Navigation', conformance: 'Supports', checks: ['tree'], tests: [tests.menu] },
    '3.2.4': notEvaluated(
      'Consistent Identification',
      'Each sentence has one place in the catalogue of texts; no test compares the names of controls.',
    ),
    '3.3.3': {
      name: 'Error Suggestion',
      conformance: 'Supports',
      tests: [tests.invalidOrder, tests.limits],
      remark: words,
    },
    '3.3.4': { name: 'Error Prevention (Legal, Financial, Data)', conformance: 'Supports', tests: [tests.deletes] },
    '3.3.8': {
      name: 'Accessible Authentication (Minimum)',
      conformance: 'Supports',
      tests: ['PasswordField.stories.tsx Default'],
      remark: 'Password managers can fill in the fields, and a password can be shown.',
    },
    '4.1.3': {
      name: 'Status Messages',
      conformance: 'Supports',
      tests: ['Toasts.stories.tsx Success', 'Toasts.stories.tsx RepeatedMessage'],
      remark: 'No screen reader is run.',
    },
  },
};
