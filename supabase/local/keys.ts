/**
 * The keys `supabase start` gives every local project. They are public knowledge and open nothing but a stack on
 * this machine, so the official local stack and the embedded one can stand in for each other.
 */
export const PUBLISHABLE_KEY = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH'
export const SECRET_KEY = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz'
export const JWT_SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long'
