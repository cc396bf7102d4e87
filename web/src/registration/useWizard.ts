import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Draft } from './draft.ts'
import { forgetWizard, isFinished, readWizard, type StoredWizard, storeWizard } from './wizardStore.ts'

interface WizardState {
  draft?: Draft
  step?: number
  /** Set when a member continues their own draft from this step. */
  resume?: true
}

/** Returns the draft of the navigation unless it was finished, or else the one stored in this tab. */
function findWizard(state: WizardState | null): StoredWizard | undefined {
  const stored = readWizard()
  const draft = state?.draft
  if (draft && state.resume) return { draft, step: state.step ?? 1, passwordSet: (state.step ?? 1) > 1 }
  if (!draft || draft.id === stored?.draft.id) return stored
  return isFinished(draft.id) ? undefined : { draft, step: 1, passwordSet: false }
}

/** The state of the wizard. Each step is an entry of the browser's history, so that Back leads to the previous step. */
export function useWizard() {
  const state = useLocation().state as WizardState | null
  const navigate = useNavigate()
  const [wizard, setWizard] = useState(() => findWizard(state))
  const step = state?.step ?? (state?.draft ? 1 : (wizard?.step ?? 1))

  useEffect(() => {
    if (!wizard) forgetWizard()
    else if (!wizard.draft.token || !isFinished(wizard.draft.id)) storeWizard({ ...wizard, step })
  }, [wizard, step])

  function advance(passwordSet: boolean) {
    if (!wizard) return
    setWizard({ ...wizard, passwordSet: wizard.passwordSet || passwordSet })
    navigate('/profile/register', { state: { draft: wizard.draft, step: step + 1 } })
  }

  function back() {
    if (wizard) navigate('/profile/register', { state: { draft: wizard.draft, step: step - 1 } })
  }

  return { wizard, step, advance, back }
}
