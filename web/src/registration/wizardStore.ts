import type { Draft } from './draft.ts'

export interface KeptWizard {
  draft: Draft
  /** One-based, as people count. */
  step: number
  /** The password itself is never stored; only that one was chosen. */
  passwordSet: boolean
}

const key = 'bnr.registration'
/** The marker of a wizard that was left for good: the way back does not open it again. */
const stageKey = 'bnr.registration.stage'

export function readWizard(): KeptWizard | undefined {
  try {
    const kept = sessionStorage.getItem(key)
    return kept ? (JSON.parse(kept) as KeptWizard) : undefined
  } catch {
    return undefined
  }
}

/** Survives a reload, ends with the tab. */
export function keepWizard(wizard: KeptWizard): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(wizard))
  } catch {
    // Without storage the wizard works as well; only a reload would lose its place.
  }
}

export function forgetWizard(): void {
  sessionStorage.removeItem(key)
}

export function finishWizard(id: number): void {
  forgetWizard()
  sessionStorage.setItem(stageKey, String(id))
}

export const isFinished = (id: number): boolean => sessionStorage.getItem(stageKey) === String(id)
