import { exchangeSignOn, signOnLanding } from '@bnr/contract/accounts/signOn'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { callAsGuest } from '../../platform/call.ts'
import { messageOf } from '../../ui/form/messageOf.ts'
import { t } from '../../ui/translation.ts'
import type { CodeLoginProps } from '../CodeLogin.tsx'
import { enter } from '../sessionKeeper.ts'
import { outcomeOf, takeWanted } from './signOnReturn.ts'

/** Logs in people who return from single sign-on with a code, or says why that failed. */
export function useSignOnReturn(finish: CodeLoginProps['finish']) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [outcome] = useState(() => outcomeOf(hash))
  const [arriving, setArriving] = useState(outcome !== undefined && 'code' in outcome)
  const [failure, setFailure] = useState<string>()
  const taken = useRef(false)
  const latest = useRef(finish)
  latest.current = finish

  async function arrive(code: string) {
    try {
      await latest.current(async () => enter(await callAsGuest(exchangeSignOn, { body: { code } })))
    } catch (error) {
      setFailure(messageOf(error))
    }
    setArriving(false)
  }

  useEffect(() => {
    if (!outcome || taken.current) return
    taken.current = true
    // A code works once, so Back and a reload must not bring it again.
    void navigate(signOnLanding.path, { replace: true, state: { wanted: takeWanted() } })
    if ('problem' in outcome) setFailure(t(outcome.problem))
    else void arrive(outcome.code)
  })

  return { arriving, failure }
}
