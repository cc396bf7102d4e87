import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Draft } from './draft.ts'
import { forgetWizard, isFinished, type KeptWizard, keepWizard, readWizard } from './wizardStore.ts'

interface WizardState {
  draft?: Draft
  step?: number
  /** A member goes on with the own draft, from this step on. */
  resume?: true
}

/** The draft a navigation brought, unless it was finished before; else the one this tab was at. */
function findWizard(state: WizardState | null): KeptWizard | undefined {
  const kept = readWizard()
  const draft = state?.draft
  if (draft && state.resume) return { draft, step: state.step ?? 1, passwordSet: (state.step ?? 1) > 1 }
  if (!draft || draft.id === kept?.draft.id) return kept
  return isFinished(draft.id) ? undefined : { draft, step: 1, passwordSet: false }
}

/** Where the wizard stands. Each step is an entry of the browser's history, so that Back leads to the one before. */
export function useWizard() {
  const state = useLocation().state as WizardState | null
  const navigate = useNavigate()
  const [wizard, setWizard] = useState(() => findWizard(state))
  const step = state?.step ?? (state?.draft ? 1 : (wizard?.step ?? 1))

  useEffect(() => {
    if (!wizard) forgetWizard()
    else if (!wizard.draft.token || !isFinished(wizard.draft.id)) keepWizard({ ...wizard, step })
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
