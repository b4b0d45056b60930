import type { SiteSectionOf } from '@unmuted/api';
import { isLink } from '#/page/content.ts';
import { headingOf, type PageContext } from '#/page/page-context.ts';
import { Picture } from '#/page/picture.tsx';
import type { SectionOf } from '#/sections/section-props.ts';

type Person = SiteSectionOf<'presenters'>['people'][number];

const faces = 4;

export function Presenters({ page, section }: SectionOf<'presenters'>) {
  const people = section.people.filter(({ name }) => name.trim() !== '');
  return (
    <section class="sec crew" id={section.id}>
      <h2 class="h small">{headingOf(page, section)}</h2>
      <ul class="people">
        {people.map((person, index) => (
          <li key={person.name}>
            <Face page={page} person={person} index={index} />
            <div>
              <h3>
                {isLink(person.link) ? (
                  <a href={person.link} rel="noopener">
                    {person.name}
                  </a>
                ) : (
                  person.name
                )}
              </h3>
              <p>{page.text(person.role)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FaceProps {
  readonly page: PageContext;
  readonly person: Person;
  readonly index: number;
}

/** The picture of a person, or the initials. */
function Face({ page, person, index }: FaceProps) {
  if (person.picture !== null) {
    return <Picture class="face" page={page} picture={person.picture} alt="" />;
  }
  return (
    <span class={`face f${index % faces}`} aria-hidden="true">
      {initialsOf(person.name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word === undefined ? '' : String.fromCodePoint(word.codePointAt(0) ?? 32)))
    .join('')
    .toUpperCase();
}
