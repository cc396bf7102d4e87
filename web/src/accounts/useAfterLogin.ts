import { verifyPhone } from '@bnr/contract/profiles/endpoints'
import { generatePath, useLocation, useNavigate } from 'react-router'
import { call } from '../platform/call.ts'
import { firstKnown } from '../platform/knownPaths.ts'
import { profilesKey, queryClient } from '../platform/queryClient.ts'
import { messageOf } from '../ui/form/messageOf.ts'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { landingOf } from './landing.ts'
import { closeLogin, hereOf, type LoginRequest } from './loginPrompt.ts'
import { currentSession, type SessionUser, updateUser } from './session.ts'

/** Continues after a login in the dialog: goes to the wanted page, or verifies a new member's number. */
export function useAfterLogin(
  request: LoginRequest,
): (user: SessionUser | undefined, byCode?: boolean) => void {
  const navigate = useNavigate()
  const here = hereOf(useLocation())

  async function welcomeNewMember(user: SessionUser) {
    await proveNumber(user)
    const isThere = currentSession().user?.userName === user.userName
    if (!isThere || user.status !== 'Draft') return
    const pattern = firstKnown('/profile/update/:id')
    const to = pattern ? generatePath(pattern, { id: user.bnrId ?? '' }) : landingOf(user)
    await navigate(to, { state: { newuser: true } })
  }

  return (user, byCode = false) => {
    closeLogin()
    // Without a user, the profile is closed and the session leads to the page that says so.
    if (!user) return
    if (request.verify) void welcomeNewMember(user)
    else {
      if (byCode && user.status === 'Draft' && !user.phoneVerified) void proveNumber(user)
      const to = request.wanted ?? landingOf(user)
      if (to !== here) navigate(to, { state: request.state })
    }
  }
}

/** The code that this session began with proves the number; no second one is needed. */
async function proveNumber(user: SessionUser): Promise<void> {
  try {
    const { message } = await call(verifyPhone, {
      params: { id: user.profileId ?? 0 },
      query: { pv: 'true' },
    })
    toastSuccess(t(message))
    updateUser(user.userName, { phoneVerified: true })
    void queryClient.invalidateQueries({ queryKey: profilesKey })
  } catch (error) {
    toastError(messageOf(error))
  }
}
