/** What Storybook says about a component beside its stories and props. Texts may contain Markdown for code and links. */
export interface ComponentGuide {
  /**
   * `stable`: its props change only with a codemod. `new`: may still change in a minor version. `deprecated`: `avoid` names
   * the replacement.
   */
  readonly status: 'stable' | 'new' | 'deprecated';
  /** When it is the right choice. */
  readonly use: readonly string[];
  /** When it is not, and what is. */
  readonly avoid: readonly string[];
  /** Its visible parts from the outside in, and what each is for. */
  readonly anatomy: readonly (readonly [part: string, purpose: string])[];
  /** Its keys; empty if nothing in it takes focus. */
  readonly keys: readonly (readonly [keys: string, effect: string])[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
}
