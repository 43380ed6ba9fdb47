import type { Translation } from '../../message-types'
import type { en } from './en'

export const fr = {
  'auth.signIn': 'Se connecter',
  'auth.signUp': 'Créer un compte',
  'auth.signInText': 'Heureux de vous revoir.',
  'auth.signUpText': 'Un compte vous permet de commander et de suivre vos commandes.',
  'auth.email': 'E-mail',
  'auth.password': 'Mot de passe',
  'auth.passwordHint': 'Au moins 8 caractères.',
  'auth.displayName': 'Nom affiché',
  'auth.toSignUp': 'Pas encore de compte\u00A0? Créez-en un',
  'auth.toSignIn': 'Vous avez déjà un compte\u00A0? Connectez-vous',
  'auth.google': 'Continuer avec Google',
  'auth.signedIn': 'Vous êtes connecté',
  'auth.created': 'Votre compte est prêt',
  'auth.confirmEmail': 'Consultez votre messagerie',
  'auth.confirmEmailText':
    'Nous vous avons envoyé un lien. Ouvrez-le pour terminer la création de votre compte.',
  'auth.closed': 'Il n’est pas possible de créer un compte pour le moment.',
} satisfies Translation<'fr', typeof en>
