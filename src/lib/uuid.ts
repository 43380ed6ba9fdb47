/** Matches the ids that PostgreSQL accepts as uuid; check ids from URLs and storage with it. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
