import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Tag } from '@unmuted/ui/tag';
import { useRef, useState } from 'react';

export interface GenreFieldProps {
  genres: readonly string[];
  error: string | undefined;
  disabled: boolean;
  onChange: (genres: string[]) => void;
}

/** Up to five genres. Enter, a comma or leaving the field adds one. */
export function GenreField({ genres, error, disabled, onChange }: GenreFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = genres.length >= limits.castGenres;

  function add(typed: string) {
    const known = new Set(genres.map((genre) => genre.toLowerCase()));
    const coming = typed
      .split(',')
      .map((genre) => genre.trim())
      .filter((genre) => genre !== '' && !known.has(genre.toLowerCase()));
    setText('');
    if (coming.length) onChange([...genres, ...coming].slice(0, limits.castGenres));
  }

  return (
    <Field
      error={error}
      hint={<Trans>Up to five; Enter or a comma adds one.</Trans>}
      label={<Trans>Genres</Trans>}
      optional
    >
      {genres.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label={t`Genres`}>
          {genres.map((genre) => (
            <li key={genre} className="min-w-0">
              <Tag
                disabled={disabled}
                onRemove={() => {
                  onChange(genres.filter((each) => each !== genre));
                  input.current?.focus();
                }}
              >
                {genre}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      <Input
        maxLength={30}
        // When full, the field stays focusable and explains why it is read-only.
        onBlur={() => add(text)}
        onChange={({ currentTarget: { value } }) => (value.includes(',') ? add(value) : setText(value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text.trim() === '') return;
          event.preventDefault();
          add(text);
        }}
        readOnly={isFull}
        ref={input}
        value={text}
      />
    </Field>
  );
}
