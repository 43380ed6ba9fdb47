export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string
          actor: string | null
          created_at: string
          diff: NonNullable<Json>
          id: number
          row_id: string
          table_name: string
        }
        ComputedFields: never
        Insert: {
          action: string
          actor?: string | null
          created_at?: string
          diff: NonNullable<Json>
          id?: never
          row_id: string
          table_name: string
        }
        Update: {
          action?: string
          actor?: string | null
          created_at?: string
          diff?: NonNullable<Json>
          id?: never
          row_id?: string
          table_name?: string
        }
        Relationships: []
      }
      catalog_changes: {
        Row: {
          id: number
          last_deactivated_at: string
        }
        ComputedFields: never
        Insert: {
          id?: number
          last_deactivated_at?: string
        }
        Update: {
          id?: number
          last_deactivated_at?: string
        }
        Relationships: []
      }
      categories: {
        Row: {
          city: string
          created_at: string
          id: string
          key: string
          name_ar: string
          name_en: string
          name_fr: string
        }
        ComputedFields: never
        Insert: {
          city: string
          created_at?: string
          id?: string
          key: string
          name_ar: string
          name_en: string
          name_fr: string
        }
        Update: {
          city?: string
          created_at?: string
          id?: string
          key?: string
          name_ar?: string
          name_en?: string
          name_fr?: string
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          answered_at: string | null
          created_at: string
          email: string
          id: string
          is_spam: boolean
          language: Database['public']['Enums']['language']
          message: string
          name: string
          read_at: string | null
          subject: string
          user_id: string | null
        }
        ComputedFields: never
        Insert: {
          answered_at?: string | null
          created_at?: string
          email: string
          id?: string
          is_spam?: boolean
          language: Database['public']['Enums']['language']
          message: string
          name: string
          read_at?: string | null
          subject: string
          user_id?: string | null
        }
        Update: {
          answered_at?: string | null
          created_at?: string
          email?: string
          id?: string
          is_spam?: boolean
          language?: Database['public']['Enums']['language']
          message?: string
          name?: string
          read_at?: string | null
          subject?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'contact_messages_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      currency_rates: {
        Row: {
          currency: string
          position: number
          rate: number
          rate_date: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          currency: string
          position: number
          rate: number
          rate_date?: string
          updated_at?: string
        }
        Update: {
          currency?: string
          position?: number
          rate?: number
          rate_date?: string
          updated_at?: string
        }
        Relationships: []
      }
      delivery_rates: {
        Row: {
          country: string
          fee: number
          free_from: number | null
          is_active: boolean
          max_days: number
          min_days: number
          position: number
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          country: string
          fee: number
          free_from?: number | null
          is_active?: boolean
          max_days: number
          min_days: number
          position?: number
          updated_at?: string
        }
        Update: {
          country?: string
          fee?: number
          free_from?: number | null
          is_active?: boolean
          max_days?: number
          min_days?: number
          position?: number
          updated_at?: string
        }
        Relationships: []
      }
      email_outbox: {
        Row: {
          attempts: number
          claimed_until: string | null
          created_at: string
          failed_at: string | null
          id: number
          kind: string
          language: Database['public']['Enums']['language']
          last_error: string | null
          message_id: string | null
          next_attempt_at: string
          order_id: string | null
          payload: NonNullable<Json>
          recipient: string
          sent_at: string | null
          user_id: string | null
        }
        ComputedFields: never
        Insert: {
          attempts?: number
          claimed_until?: string | null
          created_at?: string
          failed_at?: string | null
          id?: never
          kind: string
          language: Database['public']['Enums']['language']
          last_error?: string | null
          message_id?: string | null
          next_attempt_at?: string
          order_id?: string | null
          payload: NonNullable<Json>
          recipient: string
          sent_at?: string | null
          user_id?: string | null
        }
        Update: {
          attempts?: number
          claimed_until?: string | null
          created_at?: string
          failed_at?: string | null
          id?: never
          kind?: string
          language?: Database['public']['Enums']['language']
          last_error?: string | null
          message_id?: string | null
          next_attempt_at?: string
          order_id?: string | null
          payload?: NonNullable<Json>
          recipient?: string
          sent_at?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'email_outbox_message_id_fkey'
            columns: ['message_id']
            isOneToOne: false
            referencedRelation: 'contact_messages'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'email_outbox_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'email_outbox_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      facts: {
        Row: {
          key: string
          kind: string
          label_ar: string
          label_en: string
          label_fr: string
          position: number
        }
        ComputedFields: never
        Insert: {
          key: string
          kind: string
          label_ar: string
          label_en: string
          label_fr: string
          position?: number
        }
        Update: {
          key?: string
          kind?: string
          label_ar?: string
          label_en?: string
          label_fr?: string
          position?: number
        }
        Relationships: []
      }
      invoices: {
        Row: {
          buyer: NonNullable<Json>
          corrects: string | null
          id: string
          issued_at: string
          kind: Database['public']['Enums']['invoice_kind']
          language: Database['public']['Enums']['language']
          number: string
          order_id: string
          payment_id: string | null
          seller: NonNullable<Json>
          sequence: number
          tax_amount: number
          tax_rate: number
          total_amount: number
          year: number
        }
        ComputedFields: never
        Insert: {
          buyer: NonNullable<Json>
          corrects?: string | null
          id?: string
          issued_at?: string
          kind: Database['public']['Enums']['invoice_kind']
          language: Database['public']['Enums']['language']
          number?: never
          order_id: string
          payment_id?: string | null
          seller: NonNullable<Json>
          sequence: number
          tax_amount: number
          tax_rate: number
          total_amount: number
          year: number
        }
        Update: {
          buyer?: NonNullable<Json>
          corrects?: string | null
          id?: string
          issued_at?: string
          kind?: Database['public']['Enums']['invoice_kind']
          language?: Database['public']['Enums']['language']
          number?: never
          order_id?: string
          payment_id?: string | null
          seller?: NonNullable<Json>
          sequence?: number
          tax_amount?: number
          tax_rate?: number
          total_amount?: number
          year?: number
        }
        Relationships: [
          {
            foreignKeyName: 'invoices_corrects_fkey'
            columns: ['corrects']
            isOneToOne: false
            referencedRelation: 'invoices'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invoices_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'invoices_payment_id_fkey'
            columns: ['payment_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      newsletter_subscribers: {
        Row: {
          created_at: string
          email: string
          id: string
          language: Database['public']['Enums']['language']
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          email: string
          id?: string
          language: Database['public']['Enums']['language']
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          language?: Database['public']['Enums']['language']
        }
        Relationships: []
      }
      order_items: {
        Row: {
          id: string
          image_url: string | null
          line_total: number
          name_ar: string
          name_en: string
          name_fr: string
          order_id: string
          product_id: string
          quantity: number
          restocked_quantity: number
          selected_variations: NonNullable<Json>
          unit_price: number
          variation_ids: string[]
        }
        ComputedFields: never
        Insert: {
          id?: string
          image_url?: string | null
          line_total?: never
          name_ar: string
          name_en: string
          name_fr: string
          order_id: string
          product_id: string
          quantity: number
          restocked_quantity?: number
          selected_variations?: NonNullable<Json>
          unit_price: number
          variation_ids?: string[]
        }
        Update: {
          id?: string
          image_url?: string | null
          line_total?: never
          name_ar?: string
          name_en?: string
          name_fr?: string
          order_id?: string
          product_id?: string
          quantity?: number
          restocked_quantity?: number
          selected_variations?: NonNullable<Json>
          unit_price?: number
          variation_ids?: string[]
        }
        Relationships: [
          {
            foreignKeyName: 'order_items_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_items_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      order_notes: {
        Row: {
          author: string | null
          body: string
          created_at: string
          id: number
          order_id: string
        }
        ComputedFields: never
        Insert: {
          author?: string | null
          body: string
          created_at?: string
          id?: never
          order_id: string
        }
        Update: {
          author?: string | null
          body?: string
          created_at?: string
          id?: never
          order_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'order_notes_author_fkey'
            columns: ['author']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
          {
            foreignKeyName: 'order_notes_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      order_status_history: {
        Row: {
          actor: string | null
          created_at: string
          from_status: Database['public']['Enums']['order_status'] | null
          id: number
          order_id: string
          reason: Database['public']['Enums']['cancellation_reason'] | null
          to_status: Database['public']['Enums']['order_status']
          unpaid_override: boolean
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          created_at?: string
          from_status?: Database['public']['Enums']['order_status'] | null
          id?: never
          order_id: string
          reason?: Database['public']['Enums']['cancellation_reason'] | null
          to_status: Database['public']['Enums']['order_status']
          unpaid_override?: boolean
        }
        Update: {
          actor?: string | null
          created_at?: string
          from_status?: Database['public']['Enums']['order_status'] | null
          id?: never
          order_id?: string
          reason?: Database['public']['Enums']['cancellation_reason'] | null
          to_status?: Database['public']['Enums']['order_status']
          unpaid_override?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'order_status_history_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      orders: {
        Row: {
          address: string
          amount_due: number
          amount_to_refund: number
          carrier: string
          city: string
          contact_email: string
          contact_name: string
          contact_redaction_due: boolean
          country: string
          created_at: string
          credited_amount: number
          currency: string
          delivery_fee: number
          district: string
          id: string
          idempotency_key: string
          landmark: string
          language: Database['public']['Enums']['language']
          max_days: number | null
          min_days: number | null
          notes: string
          order_number: string
          paid_amount: number
          payment_due_at: string | null
          payment_method: Database['public']['Enums']['payment_method']
          payment_status: Database['public']['Enums']['order_payment_status']
          phone: string
          postal_code: string
          refunded_amount: number
          region: string
          request_hash: string
          search: string
          shipping_address: string
          status: Database['public']['Enums']['order_status']
          subtotal: number
          tax_amount: number
          tax_rate: number
          total_amount: number
          tracking_number: string
          tracking_token: string
          updated_at: string
          user_id: string | null
        }
        ComputedFields: never
        Insert: {
          address: string
          amount_due?: never
          amount_to_refund?: never
          carrier?: string
          city: string
          contact_email: string
          contact_name: string
          contact_redaction_due?: boolean
          country: string
          created_at?: string
          credited_amount?: number
          currency?: string
          delivery_fee: number
          district?: string
          id?: string
          idempotency_key: string
          landmark?: string
          language: Database['public']['Enums']['language']
          max_days?: number | null
          min_days?: number | null
          notes?: string
          order_number: string
          paid_amount?: number
          payment_due_at?: string | null
          payment_method: Database['public']['Enums']['payment_method']
          payment_status?: Database['public']['Enums']['order_payment_status']
          phone: string
          postal_code?: string
          refunded_amount?: number
          region?: string
          request_hash: string
          search?: never
          shipping_address: string
          status?: Database['public']['Enums']['order_status']
          subtotal: number
          tax_amount?: number
          tax_rate?: number
          total_amount: number
          tracking_number?: string
          tracking_token?: string
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          address?: string
          amount_due?: never
          amount_to_refund?: never
          carrier?: string
          city?: string
          contact_email?: string
          contact_name?: string
          contact_redaction_due?: boolean
          country?: string
          created_at?: string
          credited_amount?: number
          currency?: string
          delivery_fee?: number
          district?: string
          id?: string
          idempotency_key?: string
          landmark?: string
          language?: Database['public']['Enums']['language']
          max_days?: number | null
          min_days?: number | null
          notes?: string
          order_number?: string
          paid_amount?: number
          payment_due_at?: string | null
          payment_method?: Database['public']['Enums']['payment_method']
          payment_status?: Database['public']['Enums']['order_payment_status']
          phone?: string
          postal_code?: string
          refunded_amount?: number
          region?: string
          request_hash?: string
          search?: never
          shipping_address?: string
          status?: Database['public']['Enums']['order_status']
          subtotal?: number
          tax_amount?: number
          tax_rate?: number
          total_amount?: number
          tracking_number?: string
          tracking_token?: string
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'orders_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      payment_differences: {
        Row: {
          amount: number
          created_at: string
          currency: string
          detail: NonNullable<Json>
          id: number
          note: string
          payment_id: string | null
          provider: Database['public']['Enums']['payment_provider']
          reason: string
          reference: string
          resolved_at: string | null
          resolved_by: string | null
        }
        ComputedFields: never
        Insert: {
          amount: number
          created_at?: string
          currency: string
          detail?: NonNullable<Json>
          id?: never
          note?: string
          payment_id?: string | null
          provider: Database['public']['Enums']['payment_provider']
          reason: string
          reference: string
          resolved_at?: string | null
          resolved_by?: string | null
        }
        Update: {
          amount?: number
          created_at?: string
          currency?: string
          detail?: NonNullable<Json>
          id?: never
          note?: string
          payment_id?: string | null
          provider?: Database['public']['Enums']['payment_provider']
          reason?: string
          reference?: string
          resolved_at?: string | null
          resolved_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'payment_differences_payment_id_fkey'
            columns: ['payment_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      payment_events: {
        Row: {
          actor: string | null
          created_at: string
          detail: NonNullable<Json>
          from_state: Database['public']['Enums']['payment_state'] | null
          id: number
          payment_id: string
          to_state: Database['public']['Enums']['payment_state']
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          created_at?: string
          detail?: NonNullable<Json>
          from_state?: Database['public']['Enums']['payment_state'] | null
          id?: never
          payment_id: string
          to_state: Database['public']['Enums']['payment_state']
        }
        Update: {
          actor?: string | null
          created_at?: string
          detail?: NonNullable<Json>
          from_state?: Database['public']['Enums']['payment_state'] | null
          id?: never
          payment_id?: string
          to_state?: Database['public']['Enums']['payment_state']
        }
        Relationships: [
          {
            foreignKeyName: 'payment_events_payment_id_fkey'
            columns: ['payment_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      payment_methods: {
        Row: {
          checked_at: string | null
          countries: string
          is_enabled: boolean
          is_ready: boolean
          method: Database['public']['Enums']['payment_method']
          position: number
          provider: Database['public']['Enums']['payment_provider']
        }
        ComputedFields: never
        Insert: {
          checked_at?: string | null
          countries: string
          is_enabled?: boolean
          is_ready: boolean
          method: Database['public']['Enums']['payment_method']
          position: number
          provider: Database['public']['Enums']['payment_provider']
        }
        Update: {
          checked_at?: string | null
          countries?: string
          is_enabled?: boolean
          is_ready?: boolean
          method?: Database['public']['Enums']['payment_method']
          position?: number
          provider?: Database['public']['Enums']['payment_provider']
        }
        Relationships: []
      }
      payment_proofs: {
        Row: {
          created_at: string
          id: string
          order_id: string
          path: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          order_id: string
          path: string
        }
        Update: {
          created_at?: string
          id?: string
          order_id?: string
          path?: string
        }
        Relationships: [
          {
            foreignKeyName: 'payment_proofs_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      payments: {
        Row: {
          amount: number
          attempts: number
          charged_amount: number | null
          charged_currency: string | null
          claimed_until: string | null
          created_at: string
          id: string
          kind: Database['public']['Enums']['payment_kind']
          last_error: string | null
          next_attempt_at: string | null
          order_id: string
          provider: Database['public']['Enums']['payment_provider']
          provider_charge_id: string | null
          provider_order_id: string | null
          provider_reference: string
          rate: number | null
          refund_of: string | null
          settled_at: string | null
          state: Database['public']['Enums']['payment_state']
        }
        ComputedFields: never
        Insert: {
          amount: number
          attempts?: number
          charged_amount?: number | null
          charged_currency?: string | null
          claimed_until?: string | null
          created_at?: string
          id?: string
          kind?: Database['public']['Enums']['payment_kind']
          last_error?: string | null
          next_attempt_at?: string | null
          order_id: string
          provider: Database['public']['Enums']['payment_provider']
          provider_charge_id?: string | null
          provider_order_id?: string | null
          provider_reference: string
          rate?: number | null
          refund_of?: string | null
          settled_at?: string | null
          state?: Database['public']['Enums']['payment_state']
        }
        Update: {
          amount?: number
          attempts?: number
          charged_amount?: number | null
          charged_currency?: string | null
          claimed_until?: string | null
          created_at?: string
          id?: string
          kind?: Database['public']['Enums']['payment_kind']
          last_error?: string | null
          next_attempt_at?: string | null
          order_id?: string
          provider?: Database['public']['Enums']['payment_provider']
          provider_charge_id?: string | null
          provider_order_id?: string | null
          provider_reference?: string
          rate?: number | null
          refund_of?: string | null
          settled_at?: string | null
          state?: Database['public']['Enums']['payment_state']
        }
        Relationships: [
          {
            foreignKeyName: 'payments_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'payments_refund_of_fkey'
            columns: ['refund_of']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      product_facts: {
        Row: {
          key: string
          kind: string
          product_id: string
        }
        ComputedFields: never
        Insert: {
          key: string
          kind: string
          product_id: string
        }
        Update: {
          key?: string
          kind?: string
          product_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'product_facts_kind_key_fkey'
            columns: ['kind', 'key']
            isOneToOne: false
            referencedRelation: 'facts'
            referencedColumns: ['kind', 'key']
          },
          {
            foreignKeyName: 'product_facts_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      product_from_prices: {
        Row: {
          from_price: number
          product_id: string
        }
        ComputedFields: never
        Insert: {
          from_price: number
          product_id: string
        }
        Update: {
          from_price?: number
          product_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'product_from_prices_product_id_fkey'
            columns: ['product_id']
            isOneToOne: true
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      product_images: {
        Row: {
          alt_ar: string
          alt_en: string
          alt_fr: string
          created_at: string
          id: string
          image_color: string | null
          image_url: string
          position: number
          product_id: string
        }
        ComputedFields: never
        Insert: {
          alt_ar?: string
          alt_en?: string
          alt_fr?: string
          created_at?: string
          id?: string
          image_color?: string | null
          image_url: string
          position?: number
          product_id: string
        }
        Update: {
          alt_ar?: string
          alt_en?: string
          alt_fr?: string
          created_at?: string
          id?: string
          image_color?: string | null
          image_url?: string
          position?: number
          product_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'product_images_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      product_measures: {
        Row: {
          diameter_cm: number | null
          height_cm: number | null
          id: string
          length_cm: number | null
          product_id: string
          variation_id: string | null
          weight_g: number | null
          width_cm: number | null
        }
        ComputedFields: never
        Insert: {
          diameter_cm?: number | null
          height_cm?: number | null
          id?: string
          length_cm?: number | null
          product_id: string
          variation_id?: string | null
          weight_g?: number | null
          width_cm?: number | null
        }
        Update: {
          diameter_cm?: number | null
          height_cm?: number | null
          id?: string
          length_cm?: number | null
          product_id?: string
          variation_id?: string | null
          weight_g?: number | null
          width_cm?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'product_measures_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'product_measures_variation_id_fkey'
            columns: ['variation_id']
            isOneToOne: false
            referencedRelation: 'product_variations'
            referencedColumns: ['id']
          },
        ]
      }
      product_variations: {
        Row: {
          created_at: string
          id: string
          image_url: string | null
          price_adjustment: number
          product_id: string
          stock_quantity: number
          variation_type: string
          variation_value: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          image_url?: string | null
          price_adjustment?: number
          product_id: string
          stock_quantity?: number
          variation_type: string
          variation_value: string
        }
        Update: {
          created_at?: string
          id?: string
          image_url?: string | null
          price_adjustment?: number
          product_id?: string
          stock_quantity?: number
          variation_type?: string
          variation_value?: string
        }
        Relationships: [
          {
            foreignKeyName: 'product_variations_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      products: {
        Row: {
          category_id: string
          category_key: string
          city: string
          compare_at_price: number | null
          created_at: string
          description_ar: string
          description_en: string
          description_fr: string
          id: string
          image_color: string | null
          image_url: string | null
          is_active: boolean
          lead_time_days: number | null
          name_ar: string
          name_en: string
          name_fr: string
          price: number
          stock_quantity: number
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          category_id: string
          category_key?: string
          city?: string
          compare_at_price?: number | null
          created_at?: string
          description_ar?: string
          description_en?: string
          description_fr?: string
          id?: string
          image_color?: string | null
          image_url?: string | null
          is_active?: boolean
          lead_time_days?: number | null
          name_ar: string
          name_en: string
          name_fr: string
          price: number
          stock_quantity?: number
          updated_at?: string
        }
        Update: {
          category_id?: string
          category_key?: string
          city?: string
          compare_at_price?: number | null
          created_at?: string
          description_ar?: string
          description_en?: string
          description_fr?: string
          id?: string
          image_color?: string | null
          image_url?: string | null
          is_active?: boolean
          lead_time_days?: number | null
          name_ar?: string
          name_en?: string
          name_fr?: string
          price?: number
          stock_quantity?: number
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'products_category_id_fkey'
            columns: ['category_id']
            isOneToOne: false
            referencedRelation: 'categories'
            referencedColumns: ['id']
          },
        ]
      }
      profiles: {
        Row: {
          address: string
          city: string
          country: string
          created_at: string
          display_name: string
          district: string
          email: string
          landmark: string
          language: Database['public']['Enums']['language']
          phone: string
          postal_code: string
          region: string
          role: Database['public']['Enums']['user_role']
          search: string
          updated_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          address?: string
          city?: string
          country?: string
          created_at?: string
          display_name?: string
          district?: string
          email?: string
          landmark?: string
          language?: Database['public']['Enums']['language']
          phone?: string
          postal_code?: string
          region?: string
          role?: Database['public']['Enums']['user_role']
          search?: never
          updated_at?: string
          user_id: string
        }
        Update: {
          address?: string
          city?: string
          country?: string
          created_at?: string
          display_name?: string
          district?: string
          email?: string
          landmark?: string
          language?: Database['public']['Enums']['language']
          phone?: string
          postal_code?: string
          region?: string
          role?: Database['public']['Enums']['user_role']
          search?: never
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      refund_lines: {
        Row: {
          order_item_id: string
          payment_id: string
          quantity: number
          restocked: boolean
        }
        ComputedFields: never
        Insert: {
          order_item_id: string
          payment_id: string
          quantity: number
          restocked: boolean
        }
        Update: {
          order_item_id?: string
          payment_id?: string
          quantity?: number
          restocked?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'refund_lines_order_item_id_fkey'
            columns: ['order_item_id']
            isOneToOne: false
            referencedRelation: 'order_items'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'refund_lines_payment_id_fkey'
            columns: ['payment_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      saved_carts: {
        Row: {
          items: NonNullable<Json>
          updated_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          items: NonNullable<Json>
          updated_at?: string
          user_id: string
        }
        Update: {
          items?: NonNullable<Json>
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'saved_carts_user_id_fkey'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      search_misses: {
        Row: {
          hits: number
          language: Database['public']['Enums']['language']
          last_seen_at: string
          query: string
        }
        ComputedFields: never
        Insert: {
          hits?: number
          language: Database['public']['Enums']['language']
          last_seen_at?: string
          query: string
        }
        Update: {
          hits?: number
          language?: Database['public']['Enums']['language']
          last_seen_at?: string
          query?: string
        }
        Relationships: []
      }
      search_synonyms: {
        Row: {
          created_at: string
          id: string
          terms: string[]
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          terms: string[]
        }
        Update: {
          created_at?: string
          id?: string
          terms?: string[]
        }
        Relationships: []
      }
      shop_settings: {
        Row: {
          address_ar: string
          address_en: string
          address_fr: string
          allow_guest_checkout: boolean
          bank_bic: string
          bank_details: string
          bank_holder: string
          bank_iban: string
          bank_name: string
          bank_rib: string
          contact_email: string
          contact_phone: string
          email_notifications: boolean
          enable_google_auth: boolean
          enable_registration: boolean
          facebook_url: string
          id: boolean
          instagram_url: string
          legal_address: string
          legal_ice: string
          legal_if: string
          legal_name: string
          legal_patente: string
          legal_rc: string
          maintenance_mode: boolean
          new_customer_max_pieces: number | null
          new_customer_max_subtotal: number | null
          online_hold_minutes: number
          site_description_ar: string
          site_description_en: string
          site_description_fr: string
          site_name: string
          sms_notifications: boolean
          tax_rate: number
          transfer_hold_days: number
          updated_at: string
          whatsapp_number: string
        }
        ComputedFields: never
        Insert: {
          address_ar?: string
          address_en?: string
          address_fr?: string
          allow_guest_checkout?: boolean
          bank_bic?: string
          bank_details?: never
          bank_holder?: string
          bank_iban?: string
          bank_name?: string
          bank_rib?: string
          contact_email?: string
          contact_phone?: string
          email_notifications?: boolean
          enable_google_auth?: boolean
          enable_registration?: boolean
          facebook_url?: string
          id?: boolean
          instagram_url?: string
          legal_address?: string
          legal_ice?: string
          legal_if?: string
          legal_name?: string
          legal_patente?: string
          legal_rc?: string
          maintenance_mode?: boolean
          new_customer_max_pieces?: number | null
          new_customer_max_subtotal?: number | null
          online_hold_minutes?: number
          site_description_ar?: string
          site_description_en?: string
          site_description_fr?: string
          site_name?: string
          sms_notifications?: boolean
          tax_rate?: number
          transfer_hold_days?: number
          updated_at?: string
          whatsapp_number?: string
        }
        Update: {
          address_ar?: string
          address_en?: string
          address_fr?: string
          allow_guest_checkout?: boolean
          bank_bic?: string
          bank_details?: never
          bank_holder?: string
          bank_iban?: string
          bank_name?: string
          bank_rib?: string
          contact_email?: string
          contact_phone?: string
          email_notifications?: boolean
          enable_google_auth?: boolean
          enable_registration?: boolean
          facebook_url?: string
          id?: boolean
          instagram_url?: string
          legal_address?: string
          legal_ice?: string
          legal_if?: string
          legal_name?: string
          legal_patente?: string
          legal_rc?: string
          maintenance_mode?: boolean
          new_customer_max_pieces?: number | null
          new_customer_max_subtotal?: number | null
          online_hold_minutes?: number
          site_description_ar?: string
          site_description_en?: string
          site_description_fr?: string
          site_name?: string
          sms_notifications?: boolean
          tax_rate?: number
          transfer_hold_days?: number
          updated_at?: string
          whatsapp_number?: string
        }
        Relationships: []
      }
      stock_movements: {
        Row: {
          actor: string | null
          created_at: string
          id: number
          note: string
          order_id: string | null
          product_id: string
          quantity: number
          reason: string
          variation_ids: string[]
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          created_at?: string
          id?: never
          note?: string
          order_id?: string | null
          product_id: string
          quantity: number
          reason: string
          variation_ids?: string[]
        }
        Update: {
          actor?: string | null
          created_at?: string
          id?: never
          note?: string
          order_id?: string | null
          product_id?: string
          quantity?: number
          reason?: string
          variation_ids?: string[]
        }
        Relationships: [
          {
            foreignKeyName: 'stock_movements_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'stock_movements_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      stock_units: {
        Row: {
          product_id: string
          quantity: number
          variation_ids: string[]
        }
        ComputedFields: never
        Insert: {
          product_id: string
          quantity?: number
          variation_ids?: string[]
        }
        Update: {
          product_id?: string
          quantity?: number
          variation_ids?: string[]
        }
        Relationships: [
          {
            foreignKeyName: 'stock_units_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      add_payment_proof: { Args: { path: string }; Returns: undefined }
      add_search_synonym: { Args: { synonym: string; term: string }; Returns: Json }
      adjust_stock: { Args: { changes: Json; note?: string; product_id: string }; Returns: Json }
      admin_analytics: { Args: Record<PropertyKey, never>; Returns: Json }
      admin_customer: { Args: { user_id: string }; Returns: Json }
      admin_customers: {
        Args: {
          cursor?: Json
          page_size?: number
          role?: Database['public']['Enums']['user_role']
          search?: string
        }
        Returns: {
          city: string
          country: string
          created_at: string
          display_name: string
          email: string
          language: Database['public']['Enums']['language']
          last_order_at: string
          next_cursor: Json
          orders: number
          phone: string
          role: Database['public']['Enums']['user_role']
          total_spent: number
          user_id: string
        }[]
      }
      admin_order_counts: {
        Args: { from_day?: string; payment?: string; search?: string; to_day?: string }
        Returns: Json
      }
      admin_orders: {
        Args: {
          cursor?: Json
          from_day?: string
          page_size?: number
          payment?: string
          search?: string
          sort?: string
          status?: Database['public']['Enums']['order_status']
          to_day?: string
        }
        Returns: {
          amount_due: number
          amount_to_refund: number
          city: string
          contact_email: string
          contact_name: string
          country: string
          created_at: string
          currency: string
          id: string
          items: Json
          language: Database['public']['Enums']['language']
          next_cursor: Json
          note_count: number
          order_number: string
          payment_method: Database['public']['Enums']['payment_method']
          payment_status: Database['public']['Enums']['order_payment_status']
          phone: string
          status: Database['public']['Enums']['order_status']
          total_amount: number
          tracking_number: string
        }[]
      }
      admin_overview: { Args: Record<PropertyKey, never>; Returns: Json }
      admin_payment_summary: { Args: { from_day: string; to_day: string }; Returns: Json }
      admin_payments: {
        Args: {
          cursor?: Json
          from_day?: string
          kind?: Database['public']['Enums']['payment_kind']
          page_size?: number
          provider?: Database['public']['Enums']['payment_provider']
          search?: string
          state?: Database['public']['Enums']['payment_state']
          to_day?: string
        }
        Returns: {
          amount: number
          charged_amount: number
          charged_currency: string
          contact_name: string
          created_at: string
          id: string
          kind: Database['public']['Enums']['payment_kind']
          last_error: string
          next_cursor: Json
          order_id: string
          order_number: string
          provider: Database['public']['Enums']['payment_provider']
          provider_reference: string
          rate: number
          reason: string
          settled_at: string
          state: Database['public']['Enums']['payment_state']
          tracking_token: string
        }[]
      }
      admin_products: {
        Args: {
          category?: string
          city?: string
          cursor?: Json
          page_size?: number
          search?: string
          sort?: string
          state?: string
          stock?: string
        }
        Returns: {
          categories: Json
          category_id: string
          city: string
          compare_at_price: number
          created_at: string
          id: string
          image_color: string
          image_count: number
          image_url: string
          is_active: boolean
          name_ar: string
          name_en: string
          name_fr: string
          next_cursor: Json
          price: number
          stock_quantity: number
          updated_at: string
          variation_count: number
        }[]
      }
      admin_search_misses: {
        Args: { page_size?: number }
        Returns: {
          hits: number
          languages: string[]
          last_seen_at: string
          query: string
        }[]
      }
      admin_statistics: { Args: { from_day: string; to_day: string }; Returns: Json }
      admin_telemetry: { Args: { from_day: string; to_day: string }; Returns: Json }
      bulk_update_products: {
        Args: { changes: Json; preview?: boolean; product_ids: string[] }
        Returns: Json
      }
      cancel_order: { Args: { order_id: string }; Returns: undefined }
      catalog_facets: {
        Args: {
          category?: string
          city?: string
          colours?: string[]
          materials?: string[]
          max_price?: number
          min_price?: number
          search?: string
          sizes?: string[]
        }
        Returns: Json
      }
      catalog_fact_facets: {
        Args: {
          category?: string
          city?: string
          colours?: string[]
          materials?: string[]
          max_price?: number
          min_price?: number
          search?: string
          sizes?: string[]
        }
        Returns: Json
      }
      choose_transfer: { Args: { token: string }; Returns: undefined }
      claim_emails: {
        Args: { batch?: number }
        Returns: {
          attempts: number
          claimed_until: string | null
          created_at: string
          failed_at: string | null
          id: number
          kind: string
          language: Database['public']['Enums']['language']
          last_error: string | null
          message_id: string | null
          next_attempt_at: string
          order_id: string | null
          payload: NonNullable<Json>
          recipient: string
          sent_at: string | null
          user_id: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'email_outbox'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      claim_payments: { Args: { batch?: number }; Returns: Json }
      create_product: { Args: { columns: Json; product_id: string }; Returns: Json }
      delete_account: { Args: { confirmation: string }; Returns: undefined }
      import_products: { Args: { preview?: boolean; rows: Json }; Returns: Json }
      invoice: { Args: { number: string; token: string }; Returns: Json }
      list_products: {
        Args: {
          category?: string
          city?: string
          colours?: string[]
          cursor?: Json
          materials?: string[]
          max_price?: number
          min_price?: number
          page_size?: number
          search?: string
          similar_to?: string
          sizes?: string[]
          sort?: string
        }
        Returns: {
          categories: Json
          category_id: string
          city: string
          compare_at_price: number
          created_at: string
          from_price: number
          has_variations: boolean
          hover_image_url: string
          id: string
          image_color: string
          image_url: string
          name_ar: string
          name_en: string
          name_fr: string
          next_cursor: Json
          price: number
          stock_quantity: number
        }[]
      }
      log_search_miss: {
        Args: { language: Database['public']['Enums']['language']; query: string }
        Returns: undefined
      }
      match_transfers: { Args: { lines: Json }; Returns: Json }
      payment_page: { Args: { token: string }; Returns: Json }
      place_order: {
        Args: {
          contact: Json
          expected_total: number
          idempotency_key: string
          items: Json
          language: Database['public']['Enums']['language']
          notes?: string
          payment_method: Database['public']['Enums']['payment_method']
        }
        Returns: Json
      }
      postpone_payment: { Args: { error: string; payment_id: string }; Returns: undefined }
      quote_order: { Args: { country?: string; items: Json }; Returns: Json }
      record_email_result: { Args: { error?: string; id: number }; Returns: undefined }
      record_payment: {
        Args: {
          amount: number
          note?: string
          order_id: string
          provider: Database['public']['Enums']['payment_provider']
          received_on: string
          reference: string
        }
        Returns: Json
      }
      refund_order: {
        Args: {
          amount: number
          lines?: Json
          order_id: string
          provider: Database['public']['Enums']['payment_provider']
          reason: string
          reference: string
        }
        Returns: Json
      }
      report_payment: {
        Args: {
          amount?: number
          charge_id?: string
          currency?: string
          detail?: Json
          outcome: Database['public']['Enums']['payment_state']
          provider: Database['public']['Enums']['payment_provider']
          reference: string
        }
        Returns: Json
      }
      report_payment_provider: {
        Args: { provider: Database['public']['Enums']['payment_provider']; ready: boolean }
        Returns: undefined
      }
      report_refund: {
        Args: {
          amount?: number
          charge_id: string
          currency?: string
          detail?: Json
          outcome: Database['public']['Enums']['payment_state']
          provider: Database['public']['Enums']['payment_provider']
          reference: string
        }
        Returns: Json
      }
      report_telemetry: { Args: { report: string }; Returns: undefined }
      resolve_payment_difference: { Args: { difference_id: number; note?: string }; Returns: undefined }
      restore_image: { Args: { entry_id: number }; Returns: string }
      retry_email: { Args: { id: number }; Returns: undefined }
      save_cart: { Args: { items: Json }; Returns: undefined }
      send_contact_message: {
        Args: {
          email: string
          language?: Database['public']['Enums']['language']
          message: string
          name: string
          subject: string
          website?: string
        }
        Returns: undefined
      }
      set_order_statuses: {
        Args: {
          order_ids: string[]
          reason?: Database['public']['Enums']['cancellation_reason']
          seen: string[]
          ship_unpaid?: boolean
          status: Database['public']['Enums']['order_status']
        }
        Returns: Json
      }
      set_provider_order: { Args: { payment_id: string; provider_order_id: string }; Returns: string }
      set_role: {
        Args: { role: Database['public']['Enums']['user_role']; user_id: string }
        Returns: undefined
      }
      start_payment: {
        Args: {
          currency?: string
          payment_method: Database['public']['Enums']['payment_method']
          token: string
        }
        Returns: Json
      }
      subscribe_newsletter: {
        Args: { email: string; language?: Database['public']['Enums']['language'] }
        Returns: undefined
      }
      suggest_search: {
        Args: { language: Database['public']['Enums']['language']; search: string }
        Returns: string
      }
      track_order: { Args: { token: string }; Returns: Json }
      update_product: { Args: { baseline: Json; changes: Json; product_id: string }; Returns: Json }
    }
    Enums: {
      cancellation_reason: 'customer_request' | 'out_of_stock' | 'unreachable' | 'payment' | 'other'
      invoice_kind: 'invoice' | 'credit_note'
      language: 'en' | 'fr' | 'ar'
      order_payment_status: 'unpaid' | 'pending' | 'paid' | 'partially_refunded' | 'refunded' | 'failed'
      order_status: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled'
      payment_kind: 'charge' | 'refund'
      payment_method: 'cash_on_delivery' | 'bank_transfer' | 'card' | 'paypal'
      payment_provider: 'cash' | 'transfer' | 'cmi' | 'paypal'
      payment_state: 'pending' | 'succeeded' | 'failed'
      user_role: 'customer' | 'admin'
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      cancellation_reason: ['customer_request', 'out_of_stock', 'unreachable', 'payment', 'other'],
      invoice_kind: ['invoice', 'credit_note'],
      language: ['en', 'fr', 'ar'],
      order_payment_status: ['unpaid', 'pending', 'paid', 'partially_refunded', 'refunded', 'failed'],
      order_status: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
      payment_kind: ['charge', 'refund'],
      payment_method: ['cash_on_delivery', 'bank_transfer', 'card', 'paypal'],
      payment_provider: ['cash', 'transfer', 'cmi', 'paypal'],
      payment_state: ['pending', 'succeeded', 'failed'],
      user_role: ['customer', 'admin'],
    },
  },
} as const
