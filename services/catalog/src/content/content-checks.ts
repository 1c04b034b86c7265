import { isWellFormedText } from '@parley/contracts/text/well-formed';
import type { Place } from './content-fault.js';

/**
 * Judges a parsed value, reports every fault to its place and hands the value on. What it returns
 * is only to be trusted when no fault was reported.
 */
export type Check<T> = (value: unknown, place: Place) => T;
export type Checked<C> = C extends Check<infer T> ? T : never;

/** A text that says something, without white space around it. */
export const text: Check<string> = (value, place) => {
  if (typeof value !== 'string') place.fault('must be a text');
  else if (value.trim() === '') place.fault('must not be empty');
  else if (!isWellFormedText(value)) place.fault('contains characters that cannot be stored');
  return typeof value === 'string' ? value.trim() : '';
};

/** The name by which a content item is known for good: lower case, digits and hyphens. */
export const key: Check<string> = (value, place) => {
  const name = text(value, place);
  if (name && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) place.fault('must be like "minds-of-science"');
  return name;
};

export const flag: Check<boolean> = (value, place) => {
  if (typeof value !== 'boolean') place.fault('must be true or false');
  return value as boolean;
};

export function wholeNumber(min: number, max: number): Check<number> {
  return (value, place) => {
    if (!Number.isInteger(value)) place.fault('must be a whole number');
    else if ((value as number) < min || (value as number) > max)
      place.fault(`must be between ${min} and ${max}`);
    return value as number;
  };
}

const EARLIEST_YEAR = -5_000;

/** A year of the past, negative for BC. */
export const year: Check<number> = (value, place) => {
  if (value === 0) place.fault('there is no year 0');
  return wholeNumber(EARLIEST_YEAR, new Date().getUTCFullYear())(value, place);
};

export function oneOf<const T extends string>(allowed: readonly T[]): Check<T> {
  return (value, place) => {
    if (!allowed.includes(value as T)) place.fault(`"${String(value)}" is none of ${allowed.join(', ')}`);
    return value as T;
  };
}

/** Null and a missing key are the same. */
export function orNull<T>(check: Check<T>): Check<T | null> {
  return (value, place) => (value === null || value === undefined ? null : check(value, place));
}

/** A missing key is an empty list. */
export function listOf<T>(check: Check<T>, min = 0): Check<T[]> {
  return (value, place) => {
    const list = value === undefined && min === 0 ? [] : value;
    if (!Array.isArray(list)) {
      place.fault('must be a list');
      return [];
    }
    if (list.length < min) place.fault(`must have at least ${min}, has ${list.length}`);
    return list.map((item, index) => check(item, place.at(index)));
  };
}

/** {@link listOf} without repetitions. */
export function setOf<T>(check: Check<T>, min = 0): Check<T[]> {
  return (value, place) => {
    const list = listOf(check, min)(value, place);
    list.forEach((item, index) => {
      if (list.indexOf(item) !== index) place.at(index).fault(`"${String(item)}" is there twice`);
    });
    return list;
  };
}

type Fields<Shape extends Record<string, Check<unknown>>> = { [Key in keyof Shape]: Checked<Shape[Key]> };

/** Exactly these keys; which of them may be missing is for their own checks to say. */
export function fields<Shape extends Record<string, Check<unknown>>>(shape: Shape): Check<Fields<Shape>> {
  return (value, place) => {
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isMapping) place.fault('must be a mapping of keys to values');
    const mapping = (isMapping ? value : {}) as Record<string, unknown>;
    for (const key of Object.keys(mapping))
      if (!Object.hasOwn(shape, key)) place.at(key).fault('unknown key');
    // Even of what is no mapping the result has all keys, so that later rules can look at it.
    const inner = isMapping ? place : place.muted();
    const checked = Object.entries(shape).map(([key, check]) => [key, check(mapping[key], inner.at(key))]);
    return Object.fromEntries(checked) as Fields<Shape>;
  };
}
