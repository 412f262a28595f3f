import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CodeField } from '@/components/ui/form/code-field';
import { PhoneField } from '@/components/ui/form/phone-field';
import { RadioCards } from '@/components/ui/form/radio-cards';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';

const shopper = userEvent.setup();

test('names a field by its label and describes it by its error and hint', () => {
  render(<TextField label="Name" hint="As in the passport" error="Required" />);
  const field = screen.getByRole('textbox', { name: 'Name' });

  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const messages = ids.map((id) => document.getElementById(id)?.textContent);
  expect(messages).toEqual(['Required', 'As in the passport']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Required');
});

test('a valid field has no error', () => {
  render(<TextField label="Name" />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

function Phone({ onShown = () => {} }: { onShown?: (text: string) => void }) {
  const [text, setText] = useState('');
  onShown(text);
  return <PhoneField label="Phone" value={text} onChange={setText} />;
}

test.each([
  ['901234567', '+998 90 123-45-67'],
  ['+998901234567', '+998 90 123-45-67'],
  ['abc90', '+998 90'],
  ['998901234567', '+998 90 123-45-67'],
  ['+79161234567', '+79161234567'],
  ['9012345678', '+998 90 123-45-678'],
])('formats the typed phone number %s as %s (S5-12)', async (typed, shown) => {
  render(<Phone />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  await shopper.click(field);
  await shopper.keyboard(typed);
  expect(field).toHaveProperty('value', shown);
});

test('removes the second country code of a number pasted into the field (S5-12)', async () => {
  render(<Phone />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  await shopper.click(field);
  await shopper.paste('+998 (90) 123 45 67');
  expect(field).toHaveProperty('value', '+998 90 123-45-67');
});

test('skips separators on Backspace and removes an unused prefix on blur', async () => {
  render(<Phone />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  await shopper.click(field);
  expect(field).toHaveProperty('value', '+998 ');
  await shopper.keyboard('901{Backspace}{Backspace}{Backspace}');
  await shopper.tab();
  expect(field).toHaveProperty('value', '');
});

function Code({
  onComplete,
  isDisabled = false,
}: {
  onComplete?: (code: string) => void;
  isDisabled?: boolean;
}) {
  const [code, setCode] = useState('');
  return (
    <CodeField
      label="Code"
      boxLabel={(number) => `Digit ${number}`}
      length={5}
      value={code}
      onChange={setCode}
      onComplete={onComplete ?? (() => {})}
      isDisabled={isDisabled}
    />
  );
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit|^Code/ });
const code = () =>
  boxes()
    .map(({ value }) => value || '_')
    .join('');

// Requirements: S4-02
test('moves the focus forward on a digit and back on Backspace (S4-03, S4-04)', async () => {
  render(<Code />);
  expect(boxes()).toHaveLength(5);
  await shopper.click(boxes()[0] ?? document.body);
  await shopper.keyboard('12');
  expect(document.activeElement).toBe(boxes()[2]);

  await shopper.keyboard('{Backspace}');
  expect(document.activeElement).toBe(boxes()[1]);
  expect(code()).toBe('1____');
});

test.each(['12345', '12 345', ' 1-2-3-4-5 '])(
  'fills every box and completes once with a pasted "%s" (S5-14)',
  async (text) => {
    const onComplete = vi.fn();
    render(<Code onComplete={onComplete} />);
    await shopper.click(boxes()[0] ?? document.body);
    await shopper.paste(text);
    expect(code()).toBe('12345');
    expect(onComplete.mock.calls).toEqual([['12345']]);
  },
);

test('ignores letters and a sixth digit (S5-14)', async () => {
  const onComplete = vi.fn();
  render(<Code onComplete={onComplete} />);
  await shopper.click(boxes()[0] ?? document.body);
  await shopper.keyboard('1a2-3456');
  expect(code()).toBe('12345');
  expect(onComplete.mock.calls).toEqual([['12345']]);
});

test("lets the phone's keyboard suggest the code from the SMS", () => {
  render(<Code />);
  expect(boxes()[0]?.autocomplete).toBe('one-time-code');
  expect(boxes().every(({ inputMode }) => inputMode === 'numeric')).toBe(true);
});

test('selects an option in a dropdown list and reports the change', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 1, label: 'Toshkent' },
    { value: 2, label: 'Buxoro' },
  ];
  render(<SelectField label="Region" placeholder="Choose" options={options} onChange={onChange} />);
  await shopper.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Buxoro');
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole('combobox')).toHaveProperty('value', '2');
});

test('selects a single radio card, but never a disabled card', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'cash', title: 'Cash' },
    { value: 'card', title: 'Card', text: 'Uzcard' },
    { value: 'gold', title: 'Gold', isDisabled: true },
  ];
  render(<RadioCards label="Payment" options={options} value="cash" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Payment' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Cash' })).toHaveProperty('checked', true);

  await shopper.click(screen.getByRole('radio', { name: /Gold/ }));
  await shopper.click(screen.getByRole('radio', { name: /Card/ }));
  expect(onChange).toHaveBeenCalledOnce();
});

test('shows an error above radio cards and describes the group with it', () => {
  const options = [{ value: 'one', title: 'One' }];
  render(<RadioCards label="Point" options={options} error="Choose a point" />);
  const group = screen.getByRole('group', { name: 'Point', description: 'Choose a point' });
  const [alert, radio] = [screen.getByRole('alert'), screen.getByRole('radio')];
  expect(group.contains(alert)).toBe(true);
  expect(alert.compareDocumentPosition(radio)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
