-- Texts that the shop rewrites: chat messages about an order, prepared replies to messages, and the sentence that an email
-- about an order begins with. The default texts are in the code (src/admin/templates/default-texts.ts and
-- supabase/functions/send-emails/mail-texts.ts); a text that is null is the default.

create table public.text_templates (
  key text primary key check (key ~ '^(chat|reply|mail)_[a-z_]{1,40}$'),
  -- Which {names} a text may contain, and which it must.
  placeholders text[] not null,
  required text[] not null default '{}' check (required <@ placeholders),
  max_length integer not null check (max_length between 1 and 5000),
  position integer not null,
  body_en text,
  body_fr text,
  body_ar text,
  updated_at timestamptz not null default now()
);
comment on table public.text_templates is
  'The texts that admins may rewrite, in three languages; null is the default text. private.check_text_template checks them.';
alter table public.text_templates enable row level security;
grant select on public.text_templates to authenticated;
grant update (body_en, body_fr, body_ar) on public.text_templates to authenticated;
create policy "Admins see texts" on public.text_templates for select to authenticated using ((select private.is_admin()));
create policy "Admins change texts" on public.text_templates for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.check_text_template() returns trigger
language plpgsql set search_path = ''
as $$
declare
  given record;
  used text[];
  problem jsonb;
begin
  new.body_en := nullif(btrim(replace(new.body_en, e'\r\n', e'\n'), e' \n\t'), '');
  new.body_fr := nullif(btrim(replace(new.body_fr, e'\r\n', e'\n'), e' \n\t'), '');
  new.body_ar := nullif(btrim(replace(new.body_ar, e'\r\n', e'\n'), e' \n\t'), '');
  for given in
    select * from (values ('body_en', new.body_en), ('body_fr', new.body_fr), ('body_ar', new.body_ar)) as t (field, body)
    where t.body is not null
  loop
    used := array(select m[1] from regexp_matches(given.body, '\{([^{}\n]*)\}', 'g') as m);
    problem := case
      when char_length(given.body) > new.max_length then '{"problem": "length"}'::jsonb
      when not private.is_printable(given.body) then '{"problem": "characters"}'
      when regexp_replace(given.body, '\{[^{}\n]*\}', '', 'g') ~ '[{}]' then '{"problem": "brace"}'
      else coalesce(
        (select jsonb_build_object('problem', 'unknown', 'placeholder', name) from unnest(used) as name
          where name <> all (new.placeholders) limit 1),
        (select jsonb_build_object('problem', 'missing', 'placeholder', name) from unnest(new.required) as name
          where name <> all (used) limit 1)) end;
    if problem is not null then
      raise sqlstate 'PT422' using message = 'invalid_request',
        detail = (jsonb_build_object('field', given.field) || problem)::text;
    end if;
  end loop;
  return new;
end
$$;
comment on function private.check_text_template is
  'Trigger: trims the texts and raises invalid_request (422) with the field and the problem of one that is too long (length), '
  'has control characters (characters), an unbalanced brace (brace), a placeholder that its template does not have (unknown), or '
  'lacks one that it needs (missing).';
-- Before text_templates_set_updated_at, in the order of their names.
create trigger text_templates_check before insert or update on public.text_templates
  for each row execute function private.check_text_template();
create trigger text_templates_set_updated_at before update on public.text_templates
  for each row execute function private.set_updated_at();

create function private.mail_texts(email_kind text, email_language public.language) returns jsonb
language sql stable set search_path = ''
as $$
  select case when email_kind in ('order_confirmation', 'order_status', 'order_corrected') then jsonb_build_object('texts', coalesce((
    select jsonb_object_agg(b.key, b.body)
    from (
      select t.key, case email_language when 'en' then t.body_en when 'fr' then t.body_fr else t.body_ar end as body
      from public.text_templates t where t.key like 'mail\_%') b
    where b.body is not null), '{}'::jsonb)) else '{}'::jsonb end
$$;
comment on function private.mail_texts is
  'What claim_emails adds to the payload of an email about an order: {texts: {key: body}} of the texts that the shop rewrote. '
  'They are read when the email is sent, not when it is queued, so that a corrected text also serves the emails that wait.';

insert into public.text_templates (key, placeholders, required, max_length, position) values
  ('chat_confirm', '{name,shop,number,total,city,link}', '{number,link}', 1000, 1),
  ('chat_prepare', '{name,shop,number,total,city,link}', '{number,link}', 1000, 2),
  ('chat_ship', '{name,shop,number,total,city,parcel,link}', '{number,link}', 1000, 3),
  ('chat_ready', '{name,shop,number,total,city,link}', '{number}', 1000, 3),
  ('chat_deliver', '{name,shop,number,total,city,link}', '{number}', 1000, 4),
  ('chat_collected', '{name,shop,number,total,city,link}', '{number}', 1000, 4),
  ('chat_cancel', '{name,shop,number,total,city,link}', '{number}', 1000, 5),
  ('reply_greeting', '{name,shop}', '{}', 2000, 11),
  ('reply_availability', '{name,shop}', '{}', 2000, 12),
  ('reply_delivery', '{name,shop}', '{}', 2000, 13),
  ('reply_order', '{name,shop}', '{}', 2000, 14),
  ('reply_made_to_order', '{name,shop}', '{}', 2000, 15),
  ('mail_confirmation', '{number,name,shop,total}', '{number}', 600, 21),
  ('mail_transfer', '{number,amount,name,shop,total}', '{amount}', 600, 22),
  ('mail_online', '{number,amount,name,shop,total}', '{amount}', 600, 23),
  ('mail_pending', '{number,name,shop,total}', '{number}', 600, 24),
  ('mail_processing', '{number,name,shop,total}', '{number}', 600, 25),
  ('mail_shipped', '{number,name,shop,total}', '{number}', 600, 26),
  ('mail_ready', '{number,name,shop,total}', '{number}', 600, 26),
  ('mail_delivered', '{number,name,shop,total}', '{number}', 600, 27),
  ('mail_collected', '{number,name,shop,total}', '{number}', 600, 27),
  ('mail_cancelled', '{number,name,shop,total}', '{number}', 600, 28),
  ('mail_expired', '{number,name,shop,total}', '{number}', 600, 29),
  ('mail_corrected', '{number,name,shop,total}', '{number}', 600, 30);
