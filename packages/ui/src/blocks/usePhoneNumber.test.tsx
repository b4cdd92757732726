import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCallHref, usePhoneNumber } from './usePhoneNumber.js';

it.each([
  ['01711\u2011000142', '+8801711000142', 'tel:01711000142'],
  ['1711000142', '+8801711000142', 'tel:01711000142'],
  ['01711 000142 01811 000143', '+8801711000142', 'tel:01711000142'],
  ['+880 (0)1711-000142', '+8801711000142', 'tel:+8801711000142'],
  ['+44 (0)20 7946 0958', '+442079460958', 'tel:+442079460958'],
])('dials the first number of %j', async (text, number, href) => {
  const { result } = renderHook(() => [usePhoneNumber(text), useCallHref(text)]);
  await waitFor(() => expect(result.current).toEqual([number, href]));
});

it('dials what is no number as it is written', async () => {
  const { result } = renderHook(() => [
    usePhoneNumber('716 123'),
    useCallHref('716 123'),
    usePhoneNumber('01711000142'),
  ]);
  await waitFor(() => expect(result.current[2]).toBe('+8801711000142'));
  expect(result.current.slice(0, 2)).toEqual(['716 123', 'tel:716123']);
  expect(renderHook(() => useCallHref('')).result.current).toBeUndefined();
});
