import type { FocusEvent, FormEvent } from 'react'

/** What a field sees of the form it stands in. Paths are readable names, e.g. 'basic.motherTongue'. */
export interface FormAccess<Values extends object, Path extends string = string> {
  values: Values
  /** The message at the first of these paths that has one. Whoever asks shows it: what nobody asks for stands above the button. */
  errorAt(...paths: Path[]): string | undefined
  /** The message of a field or of a part of it. */
  errorIn(path: Path): string | undefined
  set(path: Path, value: unknown): void
  /** For a field that is judged when it is left. */
  leave(path: Path, judged: JudgedWhenLeft): (event: FocusEvent<HTMLInputElement>) => void
}

export interface JudgedWhenLeft {
  /** Also when nothing was typed. */
  evenEmpty?: boolean
  /** In place of the words that are said when the form is sent. */
  words?: string
}

/** What the frame around the fields sees. */
export interface FormFrame {
  place: (element: HTMLElement | null) => void
  busy: boolean
  /** Why the form could not be sent, when that is about none of its fields. */
  failure: Error | undefined
  errorAt(...paths: string[]): string | undefined
  /** Messages of fields that were not drawn; to be asked once the fields are there. */
  unplaced: () => readonly string[]
  submit: (event?: FormEvent) => Promise<void>
}

export interface FormControl<Values extends object> extends FormAccess<Values>, FormFrame {
  setValues(next: Partial<Values>): void
  /** Other work of the form, one at a time; what goes wrong is said where the form says it. */
  run(work: () => unknown): Promise<void>
}
