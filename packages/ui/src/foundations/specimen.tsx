import type { ReactNode } from 'react';

/** A group of examples with a heading. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3 text-14 text-fg">
      <h3 className="text-16 font-semibold tracking-16">{title}</h3>
      {children}
    </section>
  );
}

/** Light and dark side by side, or below each other in a narrow place. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div
          className="grid min-w-0 content-start gap-4 rounded-card border border-border bg-surface-raised p-4 text-fg"
          data-theme={theme}
          key={theme}
        >
          {children}
        </div>
      ))}
    </div>
  );
}

interface DoDontProps {
  /** What to do, with the reason. */
  good: ReactNode;
  /** The same, as it should not be. */
  bad: ReactNode;
  goodExample: ReactNode;
  badExample: ReactNode;
}

/** A good and a bad example side by side. */
export function DoDont({ good, bad, goodExample, badExample }: DoDontProps) {
  return (
    <div className="grid gap-4 text-14 text-fg md:grid-cols-2">
      <Advice caption={good} color="border-t-live-text" word="Do">
        {goodExample}
      </Advice>
      <Advice caption={bad} color="border-t-danger-text" word="Don’t">
        {badExample}
      </Advice>
    </div>
  );
}

interface AdviceProps {
  word: string;
  color: string;
  caption: ReactNode;
  children: ReactNode;
}

function Advice({ word, color, caption, children }: AdviceProps) {
  return (
    <figure className={`grid grid-rows-[1fr_auto] rounded-card border border-border border-t-4 ${color}`}>
      <div className="grid place-items-center gap-3 bg-surface-raised p-6">{children}</div>
      <figcaption className="border-t border-border-soft p-4 text-13 text-fg-muted">
        <strong className="text-fg">{word}.</strong> {caption}
      </figcaption>
    </figure>
  );
}
