import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { useEscape } from '#/lib/use-escape.ts';
import { useFormReset } from '#/lib/use-form-reset.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { collapseSpaces, joiners, separators, splitTags } from './tag-text.ts';
import type { TagsInputProps } from './tags-input.types.ts';
import { useTags } from './use-tags.ts';

type Options = Omit<TagsInputProps, 'ref' | 'className' | 'name' | 'placeholder'>;

/** Behaviour of a tags input: its tags, the text that is being typed, and the handlers of its input. */
export function useTagsInput({
  value,
  defaultValue = [],
  onValueChange,
  separator = 'comma',
  normalize = collapseSpaces,
  max,
  maxLength,
  validate,
  measure,
  limit,
  ...props
}: Options) {
  const { dir } = useUi();
  const input = useRef<HTMLInputElement>(null);
  const focusLast = useRef(() => {});
  const rules = { max, maxLength, validate, measure, limit };
  const state = useTags({ value, defaultValue, onValueChange, ...rules });
  const [draft, setDraft] = useState('');
  const fixed = props.disabled || props.readOnly;
  useFormReset(input, () => {
    state.reset();
    setDraft('');
  });

  /** Adds the texts between separators; refused ones stay in the input, so that they can be corrected. */
  const commit = (text: string) => {
    const texts = splitTags(text, separator, normalize);
    setDraft(state.add(texts).join(joiners[separator]));
  };
  const write = (text: string) => {
    // Only a new separator ends a tag: refused texts with separators between them stay editable.
    if (separatorCount(text, separator) > separatorCount(draft, separator)) return commit(text);
    setDraft(text);
    state.clearRefusal();
  };

  useEscape(!fixed && draft !== '', (event) => {
    if (event.target !== input.current || isComposing(event)) return false;
    write('');
    return true;
  });

  const handlers = {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      // An input method is still composing this text.
      if (isComposing(event.nativeEvent)) setDraft(event.currentTarget.value);
      else write(event.currentTarget.value);
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      props.onCompositionEnd?.(event);
      const text = event.currentTarget.value;
      if (separatorCount(text, separator) > 0) commit(text);
    },
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      props.onPaste?.(event);
      const text = event.clipboardData.getData('text');
      // The browser removes line breaks from text pasted into an input.
      if (event.defaultPrevented || fixed || !separators[separator].test(text)) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      commit(
        draft.slice(0, selectionStart ?? draft.length) + text + draft.slice(selectionEnd ?? draft.length),
      );
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      props.onBlur?.(event);
      const box = event.currentTarget.closest('[data-ui="input-group"]');
      if (draft !== '' && !box?.contains(event.relatedTarget)) commit(draft);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      props.onKeyDown?.(event);
      if (event.defaultPrevented || fixed || isComposing(event.nativeEvent)) return;
      const { selectionStart, selectionEnd } = event.currentTarget;
      const isAtStart = selectionStart === 0 && selectionEnd === 0;
      if (event.key === 'Enter' && draft !== '') commit(draft);
      else if (event.key === 'Backspace' && draft === '') return state.removeLast();
      else if (event.key === (dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft') && isAtStart) {
        return focusLast.current();
      } else return;
      event.preventDefault();
    },
  };
  return { state, draft, fixed, input, focusLast, handlers, rest: props };
}

function separatorCount(text: string, separator: keyof typeof separators): number {
  return text.split(separators[separator]).length - 1;
}

function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true;
}
