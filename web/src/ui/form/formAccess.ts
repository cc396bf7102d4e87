import type { FocusEvent, FormEvent } from 'react'
import type { Fields } from './paths.ts'

/** What a field needs from its form. Paths are readable names, e.g. 'basic.motherTongue'. */
export interface FormAccess<Values extends object, At extends object = Fields<Values>> {
  values: Values
  /**
   * Returns the message at the first of these paths that has one. The caller must show it, because only messages that
   * no field requests appear above the button.
   */
  errorAt(...paths: (keyof At)[]): string | undefined
  /** Returns the message of a field or of a part of it. */
  errorIn(path: keyof At): string | undefined
  set<Path extends keyof At>(path: Path, value: At[Path]): void
  /** Returns the blur handler of a field that is checked when it loses the focus. */
  leave(path: keyof At, judged: JudgedWhenLeft): (event: FocusEvent<HTMLInputElement>) => void
}

export interface JudgedWhenLeft {
  /** Checks the field even if it is empty. */
  evenEmpty?: boolean
  /** Replaces the message that the check on submit would show. */
  words?: string
}

/** What `Form` needs to show messages and to submit. */
export interface FormFrame {
  place: (element: HTMLElement | null) => void
  busy: boolean
  /** Why the form could not be sent, if that concerns none of its fields. */
  failure: Error | undefined
  /** Returns the message about the form as a whole. */
  wholeError: () => string | undefined
  /** Returns the messages of fields that were not rendered. Call it after the fields have rendered. */
  unplaced: () => readonly string[]
  submit: (event?: FormEvent) => Promise<void>
}

export interface FormControl<Values extends object> extends FormAccess<Values>, FormFrame {
  setValues(next: Partial<Values>): void
  /** Runs other work of the form, one task at a time. Its failure appears where the form's own would. */
  run(work: () => unknown): Promise<void>
}
