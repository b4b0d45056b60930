import {
  type Context,
  type DeclarationReflection,
  IndexedAccessType,
  ReflectionKind,
  TypeOperatorType,
  TypeScript,
} from 'typedoc';

/** Shows `keyof typeof tones` and `(typeof tones)[number]` as the names that they stand for. */
export function resolveComputedNames(context: Context, declaration: DeclarationReflection): void {
  if (!declaration.kindOf(ReflectionKind.TypeAlias)) return;
  context.converter.deferConversion(() => {
    const { type } = declaration;
    if (!(type instanceof TypeOperatorType || type instanceof IndexedAccessType)) return;
    const alias = context
      .getSymbolFromReflection(declaration)
      ?.getDeclarations()
      ?.find(TypeScript.isTypeAliasDeclaration);
    const names = alias && !alias.typeParameters ? context.getTypeAtLocation(alias) : undefined;
    if (names) declaration.type = context.converter.convertType(context.withScope(declaration), names);
  });
}
