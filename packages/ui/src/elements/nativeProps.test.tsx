import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testNativeProps } from '../../stories/testNativeProps.js';
import type { NativePropsCase } from '../../stories/testNativeProps.js';
import { AlertDialog } from './AlertDialog/AlertDialog.js';
import { Async } from './Async/Async.js';
import { Button } from './Button/Button.js';
import { ButtonLink } from './ButtonLink/ButtonLink.js';
import { Carousel } from './Carousel/Carousel.js';
import { DataTable } from './DataTable/DataTable.js';
import { DataTableSkeleton } from './DataTableSkeleton/DataTableSkeleton.js';
import { DescriptionList } from './DescriptionList/DescriptionList.js';
import { EmptyState } from './EmptyState/EmptyState.js';
import { ErrorState } from './ErrorState/ErrorState.js';
import { Field } from './Field/Field.js';
import { Form } from './Form/Form.js';
import { FormError } from './FormError/FormError.js';
import { Highlight } from './Highlight/Highlight.js';
import { Icon } from './Icon/Icon.js';
import { boxIcon, truckIcon } from './Icon/icons.js';
import { Link } from './Link/Link.js';
import { Notice } from './Notice/Notice.js';
import { NumberField } from './NumberField/NumberField.js';
import { PasswordField } from './PasswordField/PasswordField.js';
import { Picker } from './Picker/Picker.js';
import { Picture } from './Picture/Picture.js';
import { QrCode } from './QrCode/QrCode.js';
import { Rating } from './Rating/Rating.js';
import { RouteProgress } from './RouteProgress/RouteProgress.js';
import { SearchField } from './SearchField/SearchField.js';
import { Section } from './Section/Section.js';
import { Sheet } from './Sheet/Sheet.js';
import { Skeleton } from './Skeleton/Skeleton.js';
import { Spinner } from './Spinner/Spinner.js';
import { TextArea } from './TextArea/TextArea.js';
import { TextField } from './TextField/TextField.js';
import { TimeText } from './TimeText/TimeText.js';
import { Toasts } from './Toasts/Toasts.js';
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.js';

// jsdom has none.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);
vi.stubGlobal('matchMedia', () => new EventTarget());

const picture = { src: '/a.jpg', width: 4, height: 3, alt: 'Lorry' };
const close = () => undefined;
const save = async () => undefined;

/** Each element with the native element that it renders. */
const elements: NativePropsCase[] = [
  [
    'Async',
    'div',
    (given) => (
      <Async {...given} value={{ state: 'loading' }} skeleton={null}>
        {() => null}
      </Async>
    ),
  ],
  ['Button', 'button', (given) => <Button {...given}>Order</Button>],
  [
    'ButtonLink',
    'a',
    (given) => (
      <ButtonLink {...given} href="#parts">
        Parts
      </ButtonLink>
    ),
  ],
  ['Carousel', 'section', (given) => <Carousel {...given} label="Yard" slides={[]} />],
  [
    'DataTable',
    'div',
    (given) => <DataTable {...given} label="Users" rows={[]} columns={[]} rowKey={String} formatCount={String} />,
  ],
  ['DataTableSkeleton', 'div', (given) => <DataTableSkeleton {...given} />],
  ['DescriptionList', 'dl', (given) => <DescriptionList {...given} rows={[]} />],
  [
    'AlertDialog',
    'dialog',
    (given) => (
      <AlertDialog {...given} title="Delete?" confirmLabel="Delete" cancelLabel="Keep" onConfirm={save} onClose={close}>
        It is gone.
      </AlertDialog>
    ),
  ],
  ['EmptyState', 'div', (given) => <EmptyState {...given} icon={boxIcon} title="No parts" advice="Add one." />],
  ['ErrorState', 'div', (given) => <ErrorState {...given} kind="offline" />],
  ['Form', 'form', (given) => <Form {...given}>Name</Form>],
  ['FormError', 'p', (given) => <FormError {...given} message="No connection" />],
  ['Highlight', 'span', (given) => <Highlight {...given} text="Brake pad" words={['pad']} />],
  ['Icon', 'svg', (given) => <Icon {...given} path={truckIcon} />],
  [
    'Link',
    'a',
    (given) => (
      <Link {...given} href="#parts">
        Parts
      </Link>
    ),
  ],
  ['Notice', 'div', (given) => <Notice {...given}>Closed</Notice>],
  ['NumberField', 'input', (given) => <NumberField {...given} label="Pieces" />],
  ['PasswordField', 'input', (given) => <PasswordField {...given} label="Password" autoComplete="new-password" />],
  [
    'Picker',
    'div',
    (given) => (
      <Picker
        {...given}
        label="Search"
        search=""
        onSearchChange={close}
        items={{ state: 'ready', data: [] }}
        itemKey={String}
        choose={() => ({ label: 'Choose', name: 'Choose' })}
        onPick={close}
        noneText="Nothing"
      >
        {String}
      </Picker>
    ),
  ],
  ['Picture', 'img', (given) => <Picture {...given} picture={picture} />],
  ['QrCode', 'svg', (given) => <QrCode {...given} value="https://example.com" label="Opens the shop" />],
  ['Rating', 'span', (given) => <Rating {...given} value={4} />],
  ['Rating without a value', 'span', (given) => <Rating {...given} />],
  ['RouteProgress', 'div', (given) => <RouteProgress {...given} active />],
  [
    'Section',
    'section',
    (given) => (
      <Section {...given} title="Parts">
        Clutch
      </Section>
    ),
  ],
  [
    'Sheet',
    'dialog',
    (given) => (
      <Sheet {...given} title="Part" onClose={close}>
        Clutch
      </Sheet>
    ),
  ],
  ['Skeleton', 'span', (given) => <Skeleton {...given} />],
  ['Spinner', 'span', (given) => <Spinner {...given} />],
  ['TextArea', 'textarea', (given) => <TextArea {...given} label="Note" />],
  ['SearchField', 'input', (given) => <SearchField {...given} label="Search" />],
  ['TextField', 'input', (given) => <TextField {...given} label="Name" />],
  ['TimeText', 'time', (given) => <TimeText {...given} value="2026-11-22T10:00:00Z" />],
  ['Toasts', 'div', (given) => <Toasts {...given} />],
  ['VisuallyHidden', 'span', (given) => <VisuallyHidden {...given}>Price</VisuallyHidden>],
];

testNativeProps(elements);

describe('the own props of an element', () => {
  it('keep their class, handlers and defaults', () => {
    const onChange = vi.fn<() => void>();
    const onKeyDown = vi.fn<() => void>();
    render(
      <>
        <Button className="given" type={undefined}>
          Order
        </Button>
        <NumberField label="Pieces" defaultValue="2" onChange={onChange} onKeyDown={onKeyDown} inputMode={undefined} />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Order' })).toHaveProperty('type', 'button');
    expect(screen.getByRole('button', { name: 'Order' }).classList.length).toBeGreaterThan(1);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pieces' });
    expect(field.inputMode).toBe('numeric');
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(onKeyDown).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenCalledOnce();
    expect(field.value).toBe('3');
  });

  it('connect the label and the hint of a field with a given id', () => {
    render(
      <>
        <TextField label="Name" hint="As on the invoice" id="name" aria-describedby="more" />
        <Field label="Colour" hint="Of the cab" id="colour" aria-describedby="more">
          {(control) => <input {...control} type="text" />}
        </Field>
        <p id="more">Required by law</p>
      </>,
    );
    const described = (label: string) =>
      (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(screen.getByLabelText('Name').id).toBe('name');
    expect(described('Name')).toEqual(['As on the invoice', 'Required by law']);
    expect(described('Colour')).toEqual(['Of the cab', 'Required by law']);
  });
});
