import { exchangeSignOn, signOnLanding } from '@bnr/contract/accounts/signOn'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { callAsGuest } from '../../platform/call.ts'
import { messageOf } from '../../ui/form/messageOf.ts'
import { useTranslation } from '../../ui/translation.ts'
import type { CodeLoginProps } from '../CodeLogin.tsx'
import { enter } from '../sessionKeeper.ts'
import { outcomeOf, takeWanted } from './signOnReturn.ts'

/** Whoever comes back from a single sign-on is logged in with the code they bring, or told why not. */
export function useSignOnReturn(finish: CodeLoginProps['finish']) {
  const { t } = useTranslation()
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
      setFailure(messageOf(error, t))
    }
    setArriving(false)
  }

  useEffect(() => {
    if (!outcome || taken.current) return
    taken.current = true
    // A code is good for one use: neither Back nor a reload shall bring it again.
    void navigate(signOnLanding.path, { replace: true, state: { wanted: takeWanted() } })
    if ('problem' in outcome) setFailure(t(outcome.problem))
    else void arrive(outcome.code)
  })

  return { arriving, failure }
}
