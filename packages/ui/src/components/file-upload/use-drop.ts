import { type DragEvent, useState } from 'react';

/** Drag and drop of files onto an element; `isOver` while files are dragged over it. */
export function useDrop(disabled: boolean, onDrop: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const carriesFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');
  return {
    isOver,
    dropProps: {
      onDragEnter(event: DragEvent) {
        if (carriesFiles(event)) setOver(true);
      },
      onDragOver(event: DragEvent) {
        if (!carriesFiles(event)) return;
        // Prevents the browser from opening the file.
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave(event: DragEvent) {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event: DragEvent) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
