import { Scene } from '#/page/scene.tsx';

/** A page in place of a site. */
export function Notice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <main class="hero notice">
      <Scene drawing="rings" />
      <div class="w hello">
        <h1 class="name longer">{title}</h1>
        <p class="tag">{text}</p>
      </div>
    </main>
  );
}
