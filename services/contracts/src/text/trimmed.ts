import { Transform } from 'class-transformer';
import { IsString } from 'class-validator';

/** A string property, trimmed before its length is judged. */
export function Trimmed(): PropertyDecorator {
  const trim = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));
  const string = IsString();
  return (target, key) => {
    trim(target, key);
    string(target, key as string);
  };
}
