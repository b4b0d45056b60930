import type { InputProps } from '#/components/input/index.ts';

/** Rules of a list of tags, checked in the order of the props. */
export interface TagRules {
  /** Maximum number of tags. */
  max?: number | undefined;
  /** Maximum length of a tag in characters. */
  maxLength?: number | undefined;
  /** Checks a new tag against a rule of the caller: returns why it is refused, or nothing. */
  validate?: ((tag: string, tags: readonly string[]) => string | undefined) | undefined;
  /** Size of all tags together, such as their UTF-8 bytes joined by commas. Checked against `limit`. */
  measure?: ((tags: readonly string[]) => number) | undefined;
  /** Maximum of `measure`. */
  limit?: number | undefined;
}

/** Props of `TagsInput`. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface TagsInputProps
  extends Omit<InputProps, 'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'max' | 'maxLength'>,
    TagRules {
  /** The controlled tags, in the order in which they were added. */
  value?: readonly string[] | undefined;
  /** The default tags. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all tags on each change. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /**
   * What ends a tag besides Enter: a comma, semicolon or line break (`comma`, the default), or only a line break
   * (`line`), for texts that contain commas.
   */
  separator?: 'comma' | 'line' | undefined;
  /** Canonical form of a typed tag, such as upper case for a code. Default: single spaces, none around it. */
  normalize?: ((text: string) => string) | undefined;
}
