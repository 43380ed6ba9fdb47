-- Handing parcels to a courier.

create function private.hand_over_orders(courier uuid, key uuid, parcels jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  manifest public.manifests;
  request constant jsonb := jsonb_build_object('courier', courier, 'parcels', parcels);
  answer jsonb;
  report jsonb := '[]'::jsonb;
  parcel record;
  failure text;
  courier_name text := (select c.name from public.couriers c where c.id = courier and c.is_active);
begin
  perform private.require_admin();
  if key is null or courier_name is null or jsonb_typeof(parcels) is distinct from 'array' or jsonb_array_length(parcels) not between 1 and 200 then
    raise sqlstate 'PT422' using message = 'invalid_request';
  end if;
  answer := private.finished_act(key, 'hand_over_orders', request);
  if answer is not null then
    return answer;
  end if;
  perform 1 from public.orders o where o.id in (select (p ->> 'order_id')::uuid from jsonb_array_elements(parcels) p) order by o.id for no key update;
  for parcel in
    select distinct on (o.id) o.id, o.order_number, o.status, o.is_pickup, private.fold_code(p.tracking_number) as tracking_number,
      -- Of an order that was cancelled after its delivery and reopened: the courier that has the parcel counts as having the cash.
      o.remitted_at is null and o.courier_id is distinct from courier and (private.cash_collected(o)).id is not null as is_cash_elsewhere
    from jsonb_to_recordset(parcels) as p (order_id uuid, tracking_number text) join public.orders o on o.id = p.order_id order by o.id
  loop
    failure := null;
    if parcel.status <> 'processing' then
      failure := 'status_changed';
    elsif parcel.is_pickup then
      failure := 'picked_up';
    elsif parcel.is_cash_elsewhere then
      failure := 'cash_held';
    else
      begin
        if manifest.id is null then
          insert into public.manifests (key, courier_id) values (hand_over_orders.key, courier) returning * into manifest;
        end if;
        update public.orders o set status = 'shipped', unpaid_override = false, courier_id = courier, carrier = courier_name, manifest_id = manifest.id,
          tracking_number = coalesce(parcel.tracking_number, o.tracking_number)
        where o.id = parcel.id;
      exception when sqlstate 'PT409' then
        failure := sqlerrm;
        if not exists (select 1 from public.manifests m where m.id = manifest.id) then
          manifest := null;
        end if;
      end;
    end if;
    report := report || jsonb_build_object('id', parcel.id, 'order_number', parcel.order_number, 'code', failure);
  end loop;
  answer := jsonb_build_object('manifest_id', manifest.id, 'report', report);
  perform private.finish_act(key, 'hand_over_orders', request, answer);
  return answer;
exception
  when integrity_constraint_violation or data_exception then
    raise sqlstate 'PT422' using message = 'invalid_request';
end
$$;
comment on function private.hand_over_orders is
  'Implementation of public.hand_over_orders; checks for an admin. Definer because no role may write manifests or the status of an order.';
grant execute on function private.hand_over_orders to authenticated;

create function public.hand_over_orders(courier uuid, key uuid, parcels jsonb) returns jsonb
language sql set search_path = ''
as $$ select private.hand_over_orders($1, $2, $3) $$;
comment on function public.hand_over_orders is
  'Admins only. Hands up to 200 orders that are being prepared to an active courier: they are shipped, and listed on one manifest. '
  'parcels is [{order_id, tracking_number}]: tracking_number is folded like a code; without one the order keeps its own, an empty one clears it. Returns {manifest_id, report: [{id, order_number, code}]}, where code is null or why '
  'the order stays: status_changed, picked_up (the customer comes for it), unpaid, or cash_held (its cash was collected with an earlier '
  'delivery, not by this courier, and is not brought). manifest_id is null when no order was handed over. A key that was used before '
  'returns its answer, and with other values raises edit_conflict (409). Raises invalid_request (422).';
grant execute on function public.hand_over_orders to authenticated;
