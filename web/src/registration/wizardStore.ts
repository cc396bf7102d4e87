import type { Draft } from './draft.ts'

export interface StoredWizard {
  draft: Draft
  /** One-based, as people count. */
  step: number
  /** Whether a password was chosen; the password itself is never stored. */
  passwordSet: boolean
}

const key = 'bnr.registration'
/** Marks a finished wizard, so that Back does not open it again. */
const stageKey = 'bnr.registration.stage'

export function readWizard(): StoredWizard | undefined {
  try {
    const stored = sessionStorage.getItem(key)
    return stored ? (JSON.parse(stored) as StoredWizard) : undefined
  } catch {
    return undefined
  }
}

/** Stores the wizard until the tab closes, so that it survives a reload. */
export function storeWizard(wizard: StoredWizard): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(wizard))
  } catch {
    // Without storage the wizard works too; only a reload loses the step.
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
