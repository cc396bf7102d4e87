import { fileTooLarge } from '@bnr/contract/bank/uploads'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'

interface FileButtonProps {
  label: string
  /** Name of the chosen file. */
  name: string | undefined
  /** Most bytes. */
  most: number
  onFile: (file: { name: string; content: string }) => void
}

/** Opens the device's picker and reads the file as base64. */
export function FileButton({ label, name, most, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Reset, so that a corrected file of the same name can be chosen again.
    currentTarget.value = ''
    if (!file) return
    if (file.size > most) return setProblem(fileTooLarge)
    const bytes = await file.arrayBuffer().catch(() => undefined)
    if (!bytes) return setProblem('We could not read the file. Choose it again')
    setProblem('')
    onFile({ name: file.name, content: base64Of(new Uint8Array(bytes)) })
  }

  return (
    <div>
      <div className="row-3">
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {label}
        </Button>
        <span>{name}</span>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.xlsx,text/csv"
        hidden
        onChange={choose}
        aria-label={label}
      />
      <p role="alert" className="danger">
        {problem && t(problem)}
      </p>
    </div>
  )
}

/** In pieces, because a call takes a limited number of arguments. */
const piece = 32_768

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += piece)
    text += String.fromCharCode(...bytes.subarray(at, at + piece))
  return btoa(text)
}
