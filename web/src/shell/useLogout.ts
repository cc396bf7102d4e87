import { useNavigate } from 'react-router'
import { endSession, isStaff, useSession } from '../accounts/session.ts'

/** Staff go back to their login, members to the logged-out page. */
export function useLogout(): () => void {
  const { user } = useSession()
  const navigate = useNavigate()
  return () => {
    const next = isStaff(user) ? '/ad/login' : '/logout'
    endSession()
    navigate(next)
  }
}
