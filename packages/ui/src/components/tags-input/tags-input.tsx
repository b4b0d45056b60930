import { useId } from 'react';
import { FormValue } from '#/components/field/form-value.tsx';
import { useFieldControl } from '#/components/field/index.ts';
import { CircleAlertIcon } from '#/components/icons/index.ts';
import { InputGroup } from '#/components/input/index.ts';
import { ChipList } from '#/components/multi-select/chip-list.tsx';
import { focusInput } from '#/components/multi-select/focus-input.ts';
import { cx } from '#/lib/tv.ts';
import { useCount } from '#/lib/use-count.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { TagsInputProps } from './tags-input.types.ts';
import { useTagsInput } from './use-tags-input.ts';

/**
 * A list of short texts that are typed: keywords, IP ranges, example phrases. Enter or a separator adds a tag, a pasted
 * list adds several. A refused text stays in the input with the reason below it. The form receives an entry per tag. For a
 * choice among known options use `MultiSelect`.
 */
export function TagsInput({ name, placeholder, className, ref, ...props }: TagsInputProps) {
  const labels = useLabelGroup('entry');
  const countOf = useCount();
  const refusalId = useId();
  const { state, draft, fixed, input, focusLast, handlers, rest } = useTagsInput(props);
  const merged = useMergedRefs(input, ref);
  const isRefused = state.refusal !== undefined;
  const describedBy = [isRefused && refusalId, rest['aria-describedby']].filter(Boolean).join(' ');
  const { required, ...fieldProps } = useFieldControl({
    ...rest,
    'aria-describedby': describedBy || undefined,
  });
  return (
    <>
      <InputGroup
        className="ui:min-h-control ui:py-1 ui:ps-1 ui:pe-1"
        onMouseDown={(event) => focusInput(event, input.current)}
      >
        <div data-part="line" className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-wrap ui:gap-1.5">
          <ChipList
            label={labels.tagCount(...countOf(state.tags.length))}
            selected={state.tags.map((tag) => ({ value: tag, label: tag }))}
            fixed={fixed}
            onRemove={({ value }) => state.remove(value)}
            input={input}
            focusLast={focusLast}
          />
          <input
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            enterKeyHint="done"
            spellCheck={false}
            {...rest}
            {...fieldProps}
            {...handlers}
            ref={merged}
            type="text"
            aria-invalid={isRefused || fieldProps['aria-invalid']}
            aria-required={required}
            // Native validation reads the text, which is empty between tags.
            required={required && state.tags.length === 0}
            data-ui="tags-input"
            placeholder={state.tags.length === 0 ? placeholder : undefined}
            value={draft}
            className={cx(
              'ui:h-[calc(var(--ui-control)-10px)] ui:field-sizing-content ui:max-w-full ui:min-w-16 ui:grow ui:ps-2 ui:text-14 ui:outline-none ui:coarse:text-16',
              'ui:placeholder:text-fg-subtle ui:placeholder:opacity-100 ui:disabled:text-fg-subtle',
              className,
            )}
          />
        </div>
        <FormValue name={name} form={rest.form} values={state.tags} disabled={rest.disabled} />
      </InputGroup>
      <p
        data-part="refusal"
        id={refusalId}
        role="status"
        className="ui:flex ui:min-w-0 ui:gap-1.5 ui:text-13 ui:text-danger-text ui:empty:hidden"
      >
        {isRefused ? (
          <>
            <CircleAlertIcon className="ui:mt-0.5" />
            <span className="ui:min-w-0 ui:wrap-anywhere">{state.refusal}</span>
          </>
        ) : null}
      </p>
      <span data-part="announcement" role="status" className="ui:sr-only">
        {state.announcement}
      </span>
    </>
  );
}
