'use client';
import { useState } from 'react';
import { formatAge, formatDate, formatDateTime } from '../../format/dates.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useUi } from '../../UiProvider.js';
import { time } from './TimeText.css.js';

export interface TimeTextProps extends NativeProps<'time'> {
  /** The time as ISO 8601; other text is shown unchanged. */
  value: string;
  /** How long ago ("2h ago"), the date, or date and time. @default 'dateTime' */
  format?: 'age' | 'date' | 'dateTime' | undefined;
}

/** A time in the language and the time zone of the user. */
export const TimeText = ({ value, format = 'dateTime', ...native }: TimeTextProps) => {
  const { locale } = useUi().texts;
  const [now] = useState(() => Date.now());
  const full = formatDateTime(value, locale);
  const texts = {
    age: () => formatAge(value, locale, now),
    date: () => formatDate(value, locale),
    dateTime: () => full,
  };
  return (
    <time
      dateTime={value}
      title={format === 'dateTime' ? undefined : full}
      {...mergeProps({ className: time }, native)}
    >
      {texts[format]()}
    </time>
  );
};
