import { DefaultTheme, type NavigationElement, type ProjectReflection, type Renderer } from 'typedoc';

/** TypeDoc's theme, with the entries of a package in the navigation under their short names. */
export class ReferenceTheme extends DefaultTheme {
  override buildNavigation(project: ProjectReflection): NavigationElement[] {
    return super.buildNavigation(project).map((item) => ({ ...item, ...shorten(item, item.text) }));
  }
}

/** `@unmuted/ui/button` is `button` below `@unmuted/ui`. */
function shorten(item: NavigationElement, packageName: string): Partial<NavigationElement> {
  return {
    text: item.text.replace(`${packageName}/`, ''),
    ...(item.children && {
      children: item.children.map((child) => ({ ...child, ...shorten(child, packageName) })),
    }),
  };
}

export const themeName = 'studio';

export function registerTheme(renderer: Renderer): void {
  renderer.defineTheme(themeName, ReferenceTheme);
}
