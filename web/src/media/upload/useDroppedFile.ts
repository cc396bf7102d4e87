import { type DragEvent, useState } from 'react'

/** Handlers for an element that accepts a dropped file, and whether one is over it. */
export function useDroppedFile(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) onFile(file)
    },
  }
}
