-- The rest of a Moroccan address, which the next checkout is filled with.

alter table public.profiles
  add column district text not null default '' check (char_length(district) <= 120 and private.is_plain(district)),
  add column landmark text not null default '' check (char_length(landmark) <= 120 and private.is_plain(landmark));
grant update (district, landmark) on public.profiles to authenticated;
