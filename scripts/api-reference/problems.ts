import { Logger, LogLevel, type ProjectReflection, type Reflection, ReflectionKind } from 'typedoc';

/** A schema that replaces a field of another one has a comment for each of the two. */
const harmless = /has multiple declarations with a comment/;

/** Collects warnings and errors instead of printing them. */
export class ProblemLogger extends Logger {
  readonly problems: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn && !harmless.test(message)) this.problems.push(message);
  }
}

/** Props that mean the same as the HTML attribute of their name. */
const attributes = /^(?:id|className|children|required|aria-[a-z]+)$/;
const owners = ReflectionKind.SomeModule | ReflectionKind.Project | ReflectionKind.ClassOrInterface;
const others = ReflectionKind.Reference | ReflectionKind.Constructor | ReflectionKind.Namespace;

/**
 * The exports, and the members of interfaces and classes, that have no description. TypeDoc's own check would also require
 * one for each function inside an object type.
 */
export function undescribed(project: ProjectReflection): string[] {
  return project
    .getReflectionsByKind(ReflectionKind.All)
    .filter((each) => each.parent?.kindOf(owners) && !each.kindOf(others))
    .filter((each) => !isDescribed(each) && !attributes.test(each.name))
    .map((each) => `${each.getFriendlyFullName()} has no description`);
}

function isDescribed(reflection: Reflection): boolean {
  if (!reflection.isDeclaration()) return true;
  const { signatures = [], getSignature, setSignature } = reflection;
  return (
    reflection.hasComment() ||
    [...signatures, getSignature, setSignature].some((signature) => signature?.hasComment()) ||
    // An inherited or overridden member is described where it is first declared.
    reflection.inheritedFrom !== undefined ||
    reflection.overwrites !== undefined
  );
}
