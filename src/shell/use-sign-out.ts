import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useAuth } from '@/auth/auth-context'

/** Signs out and goes to the sign-in page. */
export function useSignOut() {
  const { signOut } = useAuth()
  const navigate = useNavigate()
  return useMutation({ mutationFn: signOut, onSuccess: () => void navigate(paths.auth()) })
}
